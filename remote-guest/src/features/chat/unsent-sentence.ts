import type { OutboxState } from '../../outbox/outbox.ts';
import { formatWait } from '../../property-time/format-wait.ts';

/** What is said of messages that are not sent yet, in one sentence; null when all is well. */
export function unsentSentence({ entries, pause }: OutboxState, online: boolean, now: number): string | null {
  const count = entries.filter(({ refusal }) => refusal === null).length;
  const messages = count === 1 ? '1 message' : `${count} messages`;
  if (!online) {
    return count === 0
      ? 'You’re offline. You can write; it will be sent when you’re back.'
      : `You’re offline. ${messages} will be sent when you’re back.`;
  }
  if (count === 0 || !pause) return null;
  if (pause.rateLimited) {
    return `That was a lot at once. ${messages} will be sent in ${formatWait(pause.until - now)}.`;
  }
  return `We can’t reach the service. ${messages} will be sent when it answers again.`;
}
