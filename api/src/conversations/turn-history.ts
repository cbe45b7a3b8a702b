import type { TurnContext } from '../concierge/turn-contract.ts';
import type { MessageRow } from './message-view.ts';

type Entry = TurnContext['history'][number];

/**
 * What a turn remembers: public messages since the last resolution, in the order of the conversation's sense. An
 * answer stands right after what it answers, even when the guest wrote on meanwhile; and what the guest wrote in
 * several messages before any answer is one thing to answer.
 */
export function turnHistory(
  rows: readonly MessageRow[],
  resolvedOrdinal: number,
  answersOrdinal: number,
): Entry[] {
  const remembered = rows
    .filter(({ visibility, ordinal }) => visibility === 'public' && ordinal > resolvedOrdinal)
    .filter(({ senderKind, ordinal }) => senderKind !== 'guest' || ordinal <= answersOrdinal)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.ordinal - b.ordinal);
  const history: Entry[] = remembered.map(({ senderKind, body, createdAt }) => ({
    from: senderKind,
    text: body,
    at: createdAt,
  }));
  const unanswered: Entry[] = [];
  for (let last = history.at(-1); last?.from === 'guest'; last = history.at(-1)) {
    unanswered.unshift(last);
    history.pop();
  }
  const newest = unanswered.at(-1);
  if (newest) history.push({ ...newest, text: unanswered.map(({ text }) => text).join('\n') });
  return history;
}

/** An answer's place is half a step after the message that it answers. */
function placeOf({ ordinal, answersOrdinal }: MessageRow): number {
  return answersOrdinal === null ? ordinal : answersOrdinal + 0.5;
}
