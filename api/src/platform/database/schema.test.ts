import { describe, expect, test } from '@jest/globals';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { migrate } from './migrate.ts';
import * as apiKeyTables from './schema/api-key-tables.ts';
import * as assistantTables from './schema/assistant-tables.ts';
import * as conversationTables from './schema/conversation-tables.ts';
import * as guestProfileTables from './schema/guest-profile-tables.ts';
import * as guestRegistrationTables from './schema/guest-registration-tables.ts';
import * as knowledgeTables from './schema/knowledge-tables.ts';
import * as notificationTables from './schema/notification-tables.ts';
import * as orderTables from './schema/order-tables.ts';
import * as platformTables from './schema/platform-tables.ts';
import * as propertyTables from './schema/property-tables.ts';
import * as publicTables from './schema/public-tables.ts';
import * as requestTables from './schema/request-tables.ts';
import * as staffTables from './schema/staff-tables.ts';

describe.each(testDatabases)('The schema on %s', (_, create) => {
  const stage = useTestApi(create);

  test('the migrated schema matches the code, column by column', async () => {
    const { rows } = (await stage.database.queries.execute(sql`
      select table_name as "table", column_name as "column", is_nullable = 'NO' as required
      from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'`)) as unknown as {
      rows: Array<{ table: string; column: string; required: boolean }>;
    };
    const made = rows.map(({ table, column, required }) => `${table}.${column}${required ? '' : '?'}`);
    const believed = [
      apiKeyTables,
      assistantTables,
      conversationTables,
      guestProfileTables,
      guestRegistrationTables,
      knowledgeTables,
      notificationTables,
      orderTables,
      platformTables,
      propertyTables,
      publicTables,
      requestTables,
      staffTables,
    ]
      .flatMap((tables) => Object.values<unknown>(tables))
      .filter((table) => is(table, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          ({ name, notNull }) => `${getTableName(table)}.${name}${notNull ? '' : '?'}`,
        ),
      );
    expect(made.sort()).toEqual(believed.sort());
  });

  test('the event log and a request’s history are append-only', async () => {
    const hotel = await stage.newHotel();
    for (const statement of [sql`delete from events`, sql`update request_steps set reason = 'never mind'`]) {
      const rewriting = stage.api.api.store.inProperty(hotel.id, async (scope) => {
        await scope.db.execute(statement);
        return { ok: true, value: undefined };
      });
      await expect(rewriting).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  test('an edited migration is refused, and applied ones are not run again', async () => {
    const executed: string[] = [];
    const connection = (hash: string) => ({
      execute: async (statement: string) => void executed.push(statement),
      rows: async () => [
        { name: '0001-foundation.sql', hash },
        { name: '0002-row-level-security.sql', hash },
      ],
    });
    await expect(migrate(connection('another'))).rejects.toMatchObject({ code: 'migration-changed' });
    expect(executed.some((statement) => statement.includes('create table properties'))).toBe(false);
    expect(executed.at(-1)).toContain('pg_advisory_unlock');
  });
});
