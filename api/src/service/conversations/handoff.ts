import type { Conversation } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { prepareFunction } from '../../platform/statements/prepared-function.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { abandonTurns } from './abandon-turns.ts';
import { appendMessage, changeConversation, keptPreview } from './append-message.ts';
import type { ConversationChange, ConversationRow } from './conversation-row.ts';
import {
  announceConversation,
  changedView,
  conversationJson,
  conversationRows,
  loadConversation,
  loadWaiting,
} from './conversation-view.ts';
import { type loadReader, textsFor } from './guest-texts.ts';
import { isGraver, saveHandoffReason } from './handoff-reason.ts';
import { AWAKE } from './wake-snoozed.ts';

/** The announced wait: reception's first-response target (docs/product.md#state-machines, class "info/other"). */
export const FIRST_RESPONSE_AIM_MINUTES = 10;
const AIM_MS = FIRST_RESPONSE_AIM_MINUTES * 60_000;

/** What a handoff needs of its conversation and of the queue. */
export interface HandoffFacts {
  reader: Awaited<ReturnType<typeof loadReader>>;
  /** The conversation's previous state; null without such a conversation. */
  view: Conversation | null;
  waiting: readonly string[];
  /** Since when the first of them has waited, as an ISO instant; null without any. */
  longest: string | null;
}

/** A handoff to start. */
export interface HandoffWish {
  reason: string;
  /** The note for staff; null for none. */
  summary: string | null;
  /** The language of the guest's last message, if known. */
  language?: string | undefined;
  /** Loaded under the conversation's lock, if they were. */
  facts?: HandoffFacts | undefined;
}

const ofConversation = sql`conversations.property_id = ${ofProperty}
  and conversations.id = ${sql.placeholder('conversationId')}`;

const ofWaiting = sql`waiting.id = ${sql.placeholder('conversationId')}`;

const handoffFacts = prepareFunction<HandoffFacts>(
  'facts_of_handoff',
  { propertyId: 'text', conversationId: 'text' },
  () => sql`select json_build_object(
    'reader', (
      select json_build_object('language', session.language, 'kind', property.kind)
      from conversations
      join properties property on property.id = conversations.property_id
      join guest_sessions session
        on session.property_id = conversations.property_id and session.id = conversations.guest_session_id
      where ${ofConversation}),
    'view', (select ${conversationJson} from ${conversationRows} where ${ofConversation}),
    'waiting', (
      select coalesce(json_agg(waiting.id), '[]') from conversations waiting
      where waiting.property_id = ${ofProperty} and waiting.state = 'awaiting_human'
        and waiting.guest_ended_at is null),
    'longest', (
      select min(waiting.waiting_since) from conversations waiting
      where waiting.property_id = ${ofProperty} and waiting.state = 'awaiting_human'
        and waiting.guest_ended_at is null and not ${ofWaiting}))`,
);

/** Loads what a handoff needs; it can share a round trip with the conversation's lock. */
export const loadHandoffFacts = (scope: PropertyScope, conversationId: string): Promise<HandoffFacts> =>
  scope.run(handoffFacts, { conversationId });

/**
 * Asks for a person. The server writes the message to the guest, the engine's turns in this conversation end, and none
 * starts until a staff member gives it back. Asking twice has no effect. Returns the new state of the conversation;
 * null when a person was asked for already.
 *
 * @param language what the guest just wrote in, when that is known
 * @param facts loaded under the conversation's lock, if they were
 */
export async function startHandoff(
  scope: PropertyScope,
  conversation: ConversationRow,
  reason: string,
  summary: string | null,
  language?: string,
  facts?: HandoffFacts,
): Promise<Conversation | null> {
  abandonTurns(scope, conversation.id);
  return queueForPerson(scope, conversation, { reason, summary, language, facts });
}

function noteForStaff(scope: PropertyScope, conversation: ConversationRow, summary: string | null): void {
  if (!summary) return;
  appendMessage(scope, conversation, { sender: { kind: 'ai' }, body: summary, visibility: 'internal' });
}

/** Who waits for another reason and then says something graver waits for that: the staff read why in one glance. */
function raiseReason(
  scope: PropertyScope,
  conversation: ConversationRow,
  reason: string,
  summary: string | null,
): void {
  if (!isGraver(reason, conversation.handoffReason)) return;
  changeConversation(scope, conversation, { handoffReason: reason });
  noteForStaff(scope, conversation, summary);
}

/** {@link startHandoff} for a conversation whose engine turns have already ended. */
export async function queueForPerson(
  scope: PropertyScope,
  conversation: ConversationRow,
  { reason, summary, language, facts }: HandoffWish,
): Promise<Conversation | null> {
  if (conversation.state === 'awaiting_human') raiseReason(scope, conversation, reason, summary);
  if (conversation.state === 'awaiting_human' || conversation.state === 'human_active') return null;
  changeConversation(scope, conversation, {
    state: 'awaiting_human',
    assigneeId: null,
    handoffReason: reason,
    handoffAt: scope.now,
    waitingSince: scope.now,
    escalatedAt: null,
  });
  const { reader, view, waiting, longest } = facts ?? (await loadHandoffFacts(scope, conversation.id));
  const jumps = reason.startsWith('emergency') || view?.alarm;
  if (jumps) allowRoundTrips(1);
  // A new wait is last in the queue; an emergency is before most of them.
  const position = jumps
    ? ((await loadConversation(scope, conversation.id))?.queuePosition ?? 1)
    : waiting.filter((id) => id !== conversation.id).length + 1;
  const texts = textsFor(reader, language);
  // Who waits behind a missed aim is not promised the same again.
  const missed = position > 1 && longest !== null && scope.now.getTime() - Date.parse(longest) > AIM_MS;
  const handedOff = texts.handedOff(position, missed ? null : FIRST_RESPONSE_AIM_MINUTES);
  appendMessage(
    scope,
    conversation,
    {
      sender: { kind: 'system' },
      body: reason.startsWith('emergency')
        ? texts.alerted
        : reason === 'photo'
          ? `${texts.unseenPhoto} ${handedOff}`
          : handedOff,
    },
    keptPreview(conversation),
  );
  noteForStaff(scope, conversation, summary);
  return view && changedView(view, conversation, { queuePosition: position });
}

/** Asks for a person where no turn decided it, and keeps why for the staff, once per hand-off. */
export function handoffWithoutTurn(
  scope: PropertyScope,
  conversation: ConversationRow,
  reason: string,
  facts?: HandoffFacts,
): Promise<Conversation | null> {
  if (conversation.state !== 'awaiting_human' && conversation.state !== 'human_active') {
    saveHandoffReason(scope, conversation.id, reason);
  }
  return startHandoff(scope, conversation, reason, null, undefined, facts);
}

/**
 * Ends the wait and a snooze, and notifies those behind that they moved up.
 *
 * @param waiting who waits, if loaded under the conversation's lock
 */
export async function leaveQueue(
  scope: PropertyScope,
  conversation: ConversationRow,
  change: ConversationChange,
  waiting?: readonly string[],
): Promise<void> {
  const waited = conversation.state === 'awaiting_human';
  changeConversation(scope, conversation, { ...AWAKE, ...change, waitingSince: null });
  if (!waited) return;
  const behind = waiting ?? (await loadWaiting(scope));
  for (const id of behind) if (id !== conversation.id) announceConversation(scope, id);
}
