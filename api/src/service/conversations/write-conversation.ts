import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations, messages } from '../../platform/database/schema/conversation-tables.ts';
import type { JoinedWrite } from '../../platform/statements/joined-writes.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareSql } from '../../platform/statements/prepared-sql.ts';
import type { ConversationChange } from './conversation-row.ts';
import type { MessageRow } from './message-view.ts';

type Merge = NonNullable<JoinedWrite['merge']>;

/** The changeable columns of a conversation. */
const { propertyId: _ofProperty, id: _id, ...changing } = getTableColumns(conversations);
const names = Object.values(changing).map(({ name }) => name);
const listOf = (prefix: string): SQL => sql.raw(names.map((name) => `${prefix}${name}`).join(', '));

/** Sets the columns that `change` names; the others stay. One SQL text for every change. */
const changed = sql`update conversations
  set (${listOf('')}) = (
    select ${listOf('next.')}
    from jsonb_populate_record(conversations, ${sql.placeholder('change')}::jsonb) next)
  where property_id = ${ofProperty} and id = ${sql.placeholder('conversationId')}`;

const changeRow = prepareSql(() => changed);
const insertMessages = prepareSql(
  () =>
    sql`insert into messages
      select * from jsonb_populate_recordset(null::messages, ${sql.placeholder('messages')}::jsonb)`,
);

/** Values by column name. */
function toColumns(table: PgTable, values: Record<string, unknown>): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [columns[key]?.name ?? key, value]));
}

/** Merges changes of a row, later columns last. The change is the first value, as JSON. */
const mergeChanges: Merge = ([earlier], [later, ...row]) => [
  JSON.stringify({ ...JSON.parse(String(earlier)), ...JSON.parse(String(later)) }),
  ...row,
];

/** All messages of both, as one JSON list. */
const mergeMessages: Merge = ([earlier], [later]) => [
  JSON.stringify([...JSON.parse(String(earlier)), ...JSON.parse(String(later))]),
];

/** Writes a change of a locked conversation, in the last round trip of the transaction. */
export function writeChange(scope: PropertyScope, conversationId: string, change: ConversationChange): void {
  const values = { conversationId, change: JSON.stringify(toColumns(conversations, change)) };
  scope.runJoined(conversations, changeRow, values, { row: conversationId, merge: mergeChanges });
}

/** Writes a message and the change of its conversation with it. */
export function writeMessage(scope: PropertyScope, message: MessageRow, change: ConversationChange): void {
  writeChange(scope, message.conversationId, change);
  const list = JSON.stringify([toColumns(messages, message)]);
  scope.runJoined(messages, insertMessages, { messages: list }, { merge: mergeMessages });
}
