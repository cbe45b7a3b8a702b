import type { Order, Place, ServiceRequest } from '@bellkey/shared/api';
import { OPEN_STATES } from '@bellkey/shared/request-clock';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { type JsonRow, rowFromJson } from '../../platform/database/row-from-json.ts';
import { aiSettings, conversationMarks } from '../../platform/database/schema/assistant-tables.ts';
import {
  conversations,
  guestSessions,
  messages,
} from '../../platform/database/schema/conversation-tables.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { prepareFunction } from '../../platform/statements/prepared-function.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import type { MessageRow } from '../../service/conversations/message-view.ts';
import { orderJson, orderRows, orderView, type StoredOrder } from '../../service/orders/order-view.ts';
import { emergenciesFirst, requestJson, requestRows } from '../../service/requests/request-view.ts';
import { type Rules, toRules } from '../ai-settings/mode.ts';

/** A claimed turn's conversation and guest. */
interface TurnFacts {
  conversation: typeof conversations.$inferSelect;
  session: Pick<typeof guestSessions.$inferSelect, 'id' | 'assurance' | 'expiresAt' | 'endedAt'>;
  place: Place;
  /** Whether the place is still in use. */
  active: boolean;
  marks: typeof conversationMarks.$inferSelect | null;
  /** The public lines since the last resolution, oldest first. */
  lines: MessageRow[];
}

/** Initial data of the claimed turns. */
interface ClaimFacts {
  /** By the turns' ids. */
  turns: Map<string, TurnFacts>;
  openRequests: ServiceRequest[];
  carts: Order[];
  rules: Rules;
  /** How many turns of the property are waiting. */
  waiting: number;
  /** Null while the property has no content. */
  contentVersion: number | null;
}

interface StoredFacts {
  turns: Array<{
    id: string;
    conversation: JsonRow;
    session: JsonRow;
    place: Place;
    active: boolean;
    marks: JsonRow | null;
    lines: JsonRow[];
  }>;
  openRequests: ServiceRequest[];
  carts: StoredOrder[];
  property: JsonRow | null;
  settings: JsonRow | null;
  waiting: number;
  contentVersion: number | null;
}

const inClaim = (conversationId: string) => sql`exists (
  select from turns claimed
  where claimed.property_id = ${ofProperty} and claimed.runner = ${sql.placeholder('claim')}
    and claimed.state = 'running' and claimed.conversation_id = ${sql.raw(conversationId)})`;
const openStates = sql.raw(OPEN_STATES.map((state) => `'${state}'`).join(', '));

const claimFacts = prepareFunction<StoredFacts>(
  'facts_of_claim',
  { propertyId: 'text', claim: 'text' },
  () => sql`select json_build_object(
    'turns', (
      select coalesce(json_agg(json_build_object(
        'id', turn.id,
        'conversation', to_json(conversation),
        'session', to_jsonb(session) - 'token_hash',
        'place', json_build_object('id', place.id, 'label', place.label, 'kind', place.kind),
        'active', place.active,
        'marks', to_json(marks),
        'lines', (
          select coalesce(json_agg(to_json(line) order by line.ordinal), '[]') from messages line
          where line.property_id = turn.property_id and line.conversation_id = turn.conversation_id
            and line.ordinal > conversation.resolved_ordinal and line.visibility = 'public'))), '[]')
      from turns turn
      join conversations conversation
        on conversation.property_id = turn.property_id and conversation.id = turn.conversation_id
      join guest_sessions session
        on session.property_id = turn.property_id and session.id = conversation.guest_session_id
      join locations place on place.property_id = turn.property_id and place.id = session.location_id
      left join conversation_marks marks
        on marks.property_id = turn.property_id and marks.conversation_id = turn.conversation_id
      where turn.property_id = ${ofProperty} and turn.runner = ${sql.placeholder('claim')} and turn.state = 'running'),
    'openRequests', (
      select coalesce(json_agg(${requestJson} order by ${emergenciesFirst}), '[]') from ${requestRows}
      where requests.property_id = ${ofProperty} and requests.state in (${openStates})
        and ${inClaim('requests.conversation_id')}),
    'carts', (
      select coalesce(json_agg(${orderJson} order by orders.created_at desc), '[]') from ${orderRows}
      where orders.property_id = ${ofProperty} and orders.state = 'draft' and ${inClaim('orders.conversation_id')}),
    'property', (select to_json(properties) from properties where properties.id = ${ofProperty}),
    'settings', (select to_json(ai_settings) from ai_settings where ai_settings.property_id = ${ofProperty}),
    'waiting', (select count(*) from turns where property_id = ${ofProperty} and state = 'pending'),
    'contentVersion', (select version from content_versions where property_id = ${ofProperty}))`,
);

/** Loads the initial data of the claimed turns, in the statement of the claim; call it in the same tick, after it. */
export async function loadClaimFacts(scope: PropertyScope, claim: string): Promise<ClaimFacts> {
  const stored = await scope.run(claimFacts, { claim });
  if (!stored.property) throw new Error(`Property ${scope.propertyId} does not exist`);
  const { property, settings, waiting, contentVersion } = stored;
  return {
    turns: new Map(
      stored.turns.map(({ id, conversation, session, place, active, marks, lines }) => [
        id,
        {
          conversation: rowFromJson(conversations, conversation),
          session: rowFromJson(guestSessions, session),
          place,
          active,
          marks: marks && rowFromJson(conversationMarks, marks),
          lines: lines.map((line) => rowFromJson(messages, line)),
        },
      ]),
    ),
    openRequests: stored.openRequests,
    carts: stored.carts.map((cart) => orderView(cart, scope.now)),
    rules: toRules({
      property: rowFromJson(properties, property),
      settings: settings && rowFromJson(aiSettings, settings),
    }),
    waiting,
    contentVersion,
  };
}
