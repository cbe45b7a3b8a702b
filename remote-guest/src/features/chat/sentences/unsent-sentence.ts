import type { OutboxState } from '../../../outbox/outbox.ts';
import { formatWait } from '../../../property-time/format-wait.ts';
import type { ChatWording } from '../../../wording/chat/chat-wording.ts';

/** Formats the number of unsent messages as one sentence; null when there are none. */
export function unsentSentence(
  { entries, pause }: OutboxState,
  online: boolean,
  now: number,
  { unsent: messages, waits }: Pick<ChatWording, 'unsent' | 'waits'>,
): string | null {
  const count = entries.filter(({ refusal }) => refusal === null).length;
  if (!online) return messages.offline({ count });
  if (count === 0 || !pause) return null;
  if (!pause.rateLimited) return messages.unreachable({ count });
  return messages.rateLimited({ count, wait: formatWait(pause.until - now, waits) });
}
