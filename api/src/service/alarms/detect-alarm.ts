import { type Danger, dangerHere, dangerIn } from '@bellkey/concierge/danger';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { allowRoundTrips } from '../../platform/statements/meter.ts';
import { loadOfferedServices } from '../../property/properties/offered-services.ts';
import { appendMessage, type ConversationRow } from '../conversations/append-message.ts';
import type { RecentLine } from '../conversations/recent-lines.ts';
import { loadAlarmFacts, messagesFor } from './alarm-facts.ts';
import { safetyAnswer } from './alarm-messages.ts';
import { announceAlarm } from './announce-alarm.ts';
import { type AlarmLine, joinText } from './further-line.ts';
import { changeAlarm, findOpenAlarm } from './open-alarm.ts';
import { partToCheck } from './part-to-check.ts';
import { raiseAlarm } from './raise-alarm.ts';

/** Lines this close together may be one sentence: `my husband`, `is not breathing`. */
const ONE_SENTENCE_MS = 2 * 60_000;
/** Most earlier lines that are combined with a new one. */
export const MOST_EARLIER_LINES = 2;

/** Characters of a line that may belong to one sentence with the next: its end, and the next one's beginning. */
const SENTENCE_PART_CHARS = 300;

/** What a guest's line says about danger: that there is some, or that it has passed. */
export type DetectedLine = { kind: 'danger'; danger: Danger } | { kind: 'safe' };

/**
 * Checks a guest's line for danger before anything else; null when it has nothing to do with danger.
 *
 * @param newest the guest's lines of the last moments, newest first
 */
export async function detectAlarm(
  scope: PropertyScope,
  conversation: ConversationRow,
  body: string,
  newest: readonly RecentLine[],
): Promise<DetectedLine | null> {
  const answer = safetyAnswer(body);
  if (answer === 'safe') return { kind: 'safe' };
  if (answer === 'not-safe') {
    const open = await findOpenAlarm(scope, conversation.id);
    return { kind: 'danger', danger: { kind: open?.kind ?? 'danger', certainty: 'certain' } };
  }
  const part = partToCheck(conversation.id, body, scope.now);
  const own = dangerIn(part);
  if (own?.certainty === 'certain') return { kind: 'danger', danger: own };
  const earlier = linesBefore(scope, conversation, newest);
  const together = earlier.length === 0 ? null : dangerIn(oneSentence(earlier, part));
  const danger = together?.certainty === 'certain' ? together : own;
  if (danger?.certainty !== 'possible') return danger && { kind: 'danger', danger };
  allowRoundTrips(1);
  const here = dangerHere(part, await loadOfferedServices(scope));
  return here && { kind: 'danger', danger: here };
}

/** The ends of earlier lines with the beginning of the newest. */
const oneSentence = (earlier: readonly string[], newest: string): string =>
  [...earlier.map((line) => line.slice(-SENTENCE_PART_CHARS)), newest.slice(0, SENTENCE_PART_CHARS)].join(
    ' ',
  );

/** The guest's harmless lines of the last moments, oldest first. */
function linesBefore(
  { now }: PropertyScope,
  { resolvedOrdinal }: ConversationRow,
  newest: readonly RecentLine[],
): string[] {
  const since = now.getTime() - ONE_SENTENCE_MS;
  return newest
    .slice(0, MOST_EARLIER_LINES)
    .filter(({ ordinal, at }) => ordinal > resolvedOrdinal && Date.parse(at) > since)
    .map(({ body }) => body)
    .filter((body) => dangerIn(body) === null && safetyAnswer(body) === null)
    .reverse();
}

/** Acts on a detected danger, in the transaction that stored the line. */
export async function handleDetected(
  scope: PropertyScope,
  conversation: ConversationRow,
  line: AlarmLine,
  detected: DetectedLine,
): Promise<void> {
  if (detected.kind === 'danger') await raiseAlarm(scope, conversation, line, detected.danger);
  else await noteSafe(scope, conversation, line);
}

/** "Yes, I am safe" ends nothing: staff see the answer, and decide. */
async function noteSafe(scope: PropertyScope, conversation: ConversationRow, line: AlarmLine): Promise<void> {
  const { alarm, language, number } = await loadAlarmFacts(scope, conversation.id);
  const texts = messagesFor({ language }, line.body);
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: texts.saidSafe({ number }),
  });
  if (!alarm) return;
  changeAlarm(scope, alarm, {
    guestSaysSafeAt: scope.now,
    words: joinText(alarm.words, line.body),
  });
  appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: 'The guest was asked whether they are safe and says yes. The alarm stays open until someone ends it.',
    visibility: 'internal',
  });
  announceAlarm(scope, conversation.id);
}
