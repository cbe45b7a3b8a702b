import { randomUUID } from 'node:crypto';
import type { Danger } from '@bellkey/concierge/danger';
import { desc, eq, inArray } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { alarms, messages } from '../../platform/database/schema/conversation-tables.ts';
import { loadOfferedServices } from '../../property/properties/offered-services.ts';
import { appendMessage, type ConversationRow, changeConversation } from '../conversations/append-message.ts';
import { saveHandoffReason } from '../conversations/handoff-reason.ts';
import { AWAKE } from '../conversations/wake-snoozed.ts';
import { type AlarmFacts, loadAlarmFacts, messagesFor } from './alarm-facts.ts';
import { alarmSteps, safetyChoices } from './alarm-messages.ts';
import { announceAlarm } from './announce-alarm.ts';
import { requestEmergency } from './emergency-request.ts';
import { type AlarmLine, addLine, WORDS_MAX_CHARS } from './further-line.ts';
import type { AlarmRow } from './open-alarm.ts';

/** The reason to wait for a person that the alarm replaces: no other was asked for. */
const REPLACED_REASONS: ReadonlyArray<string | null> = [null, 'mode:suggest', 'mode:off'];

/**
 * Raises the alarm of a guest's line, or adds the line to the open alarm: stores it, adds an emergency request to the
 * queue, asks for a person, informs all staff, and sends the guest advice. Needs no engine, and runs in the transaction
 * that stores the line. The caller holds the conversation's lock.
 */
export async function raiseAlarm(
  scope: PropertyScope,
  conversation: ConversationRow,
  line: AlarmLine,
  danger: Danger,
): Promise<void> {
  const [facts, offered, lastSaid] = await Promise.all([
    loadAlarmFacts(scope, conversation.id),
    loadOfferedServices(scope),
    lastSaidToGuest(scope, conversation.id),
  ]);
  const { alarm: earlier, request } = facts;
  const requestId = await requestEmergency(scope, conversation, {
    danger,
    note: line.body,
    photos: line.photos ?? [],
    offered,
    request,
  });
  const alarm = earlier
    ? addLine(scope, conversation, earlier, { line, danger, requestId })
    : insertAlarm(scope, conversation, line, danger, requestId);
  if (conversation.snoozedUntil !== null) changeConversation(scope, conversation, AWAKE);
  if (conversation.state !== 'human_active') awaitPerson(scope, conversation, alarm.kind);
  // Each danger has its own advice, whatever raised the alarm.
  const kind = danger.kind === 'danger' ? alarm.kind : danger.kind;
  tellGuest(scope, conversation, { ...alarm, kind }, line, facts, lastSaid);
  announceAlarm(scope, conversation.id);
}

function insertAlarm(
  scope: PropertyScope,
  conversation: ConversationRow,
  line: AlarmLine,
  { kind, certainty }: Danger,
  requestId: string | null,
): Pick<AlarmRow, 'kind' | 'certainty' | 'requestId'> {
  const row = {
    propertyId: scope.propertyId,
    id: randomUUID(),
    conversationId: conversation.id,
    kind,
    certainty,
    words: line.body.slice(0, WORDS_MAX_CHARS),
    messageId: line.id,
    requestId,
    raisedAt: scope.now,
  };
  scope.write(scope.db.insert(alarms).values(row));
  return row;
}

/**
 * A guest who already waited for something else keeps that reason and its start; an earlier danger is replaced by the
 * newest.
 */
function awaitPerson(scope: PropertyScope, conversation: ConversationRow, kind: string): void {
  const waits = conversation.state === 'awaiting_human';
  const { handoffReason, handoffAt } = conversation;
  const reason = `emergency:${kind}`;
  const forDanger = waits && handoffReason !== reason && handoffReason?.startsWith('emergency:');
  if (waits && !forDanger && !REPLACED_REASONS.includes(handoffReason)) return;
  saveHandoffReason(scope, conversation.id, reason);
  changeConversation(scope, conversation, {
    state: 'awaiting_human',
    assigneeId: null,
    handoffReason: reason,
    handoffAt: forDanger ? handoffAt : scope.now,
    waitingSince: conversation.waitingSince ?? scope.now,
    ...(!waits && { escalatedAt: null }),
  });
}

function tellGuest(
  scope: PropertyScope,
  conversation: ConversationRow,
  alarm: Pick<AlarmRow, 'kind' | 'certainty' | 'requestId'>,
  line: AlarmLine,
  { language, number }: AlarmFacts,
  lastSaid: string | null,
): void {
  const texts = messagesFor({ language }, line.body);
  const possible = alarm.certainty === 'possible';
  const body = possible ? texts.askSafe({ number }) : alarmSteps(texts, alarm.kind, number);
  const repeated = lastSaid === body;
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: repeated ? texts.again({ number }) : body,
    parts: [
      ...(alarm.requestId ? [{ kind: 'request' as const, requestId: alarm.requestId }] : []),
      ...(possible ? [safetyChoices(texts)] : []),
    ],
  });
}

/** The last message to the guest, by any author. */
async function lastSaidToGuest(scope: PropertyScope, conversationId: string): Promise<string | null> {
  const [row] = await scope.db
    .select({ body: messages.body })
    .from(messages)
    .where(
      scope.own(
        messages,
        eq(messages.conversationId, conversationId),
        eq(messages.visibility, 'public'),
        inArray(messages.senderKind, ['ai', 'staff', 'system']),
      ),
    )
    .orderBy(desc(messages.ordinal))
    .limit(1);
  return row?.body ?? null;
}
