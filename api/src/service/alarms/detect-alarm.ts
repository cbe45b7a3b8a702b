import { type Danger, dangerIn } from '@bellkey/concierge/danger';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { appendMessage, type ConversationRow } from '../conversations/append-message.ts';
import { safetyAnswer } from './alarm-messages.ts';
import { announceAlarm } from './announce-alarm.ts';
import { changeAlarm, findOpenAlarm } from './open-alarm.ts';
import { type AlarmLine, joinText, messagesFor, raiseAlarm } from './raise-alarm.ts';

/** Lines that follow each other this closely may be one sentence: `my husband`, `is not breathing`. */
const ONE_SENTENCE_MS = 2 * 60_000;
const MOST_EARLIER_LINES = 2;

/** What a guest's line says about danger: that there is some, or that there is none after all. */
export type DetectedLine = { kind: 'danger'; danger: Danger } | { kind: 'safe' };

/** Listens to a guest's line before anything else looks at it; null when it has nothing to do with danger. */
export async function detectAlarm(
  scope: PropertyScope,
  conversation: ConversationRow,
  body: string,
): Promise<DetectedLine | null> {
  const answer = safetyAnswer(body);
  if (answer === 'safe') return { kind: 'safe' };
  if (answer === 'not-safe') {
    const open = await findOpenAlarm(scope, conversation.id);
    return { kind: 'danger', danger: { kind: open?.kind ?? 'danger', certainty: 'certain' } };
  }
  const own = dangerIn(body);
  if (own?.certainty === 'certain') return { kind: 'danger', danger: own };
  const earlier = await linesBefore(scope, conversation);
  const together = earlier.length === 0 ? null : dangerIn([...earlier, body].join(' '));
  const danger = together?.certainty === 'certain' ? together : own;
  return danger && { kind: 'danger', danger };
}

/** The guest's harmless lines of the last moments, oldest first. */
async function linesBefore(scope: PropertyScope, conversation: ConversationRow): Promise<string[]> {
  const since = new Date(scope.now.getTime() - ONE_SENTENCE_MS);
  const rows = await scope.db
    .select({ body: messages.body })
    .from(messages)
    .where(
      scope.own(
        messages,
        and(
          eq(messages.conversationId, conversation.id),
          eq(messages.senderKind, 'guest'),
          gt(messages.ordinal, conversation.resolvedOrdinal),
          gt(messages.createdAt, since),
        ),
      ),
    )
    .orderBy(desc(messages.ordinal))
    .limit(MOST_EARLIER_LINES);
  return rows
    .map(({ body }) => body)
    .filter((body) => dangerIn(body) === null && safetyAnswer(body) === null)
    .reverse();
}

/** Acts on what was heard, in the transaction that stored the line. */
export async function handleDetected(
  scope: PropertyScope,
  conversation: ConversationRow,
  line: AlarmLine,
  heard: DetectedLine,
): Promise<void> {
  if (heard.kind === 'danger') await raiseAlarm(scope, conversation, line, heard.danger);
  else await noteSafe(scope, conversation, line);
}

/** "Yes, I am safe" ends nothing: staff see that the guest said so, and decide. */
async function noteSafe(scope: PropertyScope, conversation: ConversationRow, line: AlarmLine): Promise<void> {
  const alarm = await findOpenAlarm(scope, conversation.id);
  const texts = await messagesFor(scope, conversation, line.body);
  const { emergencyNumber: number = '' } = await loadProperty(scope);
  await appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: texts.saidSafe({ number }),
  });
  if (!alarm) return;
  await changeAlarm(scope, alarm, {
    guestSaysSafeAt: scope.now,
    words: joinText(alarm.words, line.body),
  });
  await appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: 'The guest was asked whether they are safe and says yes. The alarm stays open until someone ends it.',
    visibility: 'internal',
  });
  announceAlarm(scope, conversation.id);
}
