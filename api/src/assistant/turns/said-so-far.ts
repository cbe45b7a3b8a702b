import type { TurnContext } from '@bellkey/concierge/contract';
import type { MessageRow } from '../../service/conversations/message-view.ts';
import type { Said } from '../workers/compute-turn.ts';

type Entry = TurnContext['history'][number];

const LATER: ReadonlySet<MessageRow['senderKind']> = new Set(['guest', 'system']);

/**
 * The history of a turn: public messages since the last resolution, in logical order. An answer follows what it
 * answers, even when the guest wrote more in the meantime.
 */
export function saidSoFar(
  rows: readonly MessageRow[],
  resolvedOrdinal: number,
  answersOrdinal: number,
): Said {
  const remembered = rows
    .filter(({ visibility, ordinal }) => visibility === 'public' && ordinal > resolvedOrdinal)
    // A photo without words says nothing to the engine.
    .filter(({ body }) => body !== '')
    // Later system messages do not come between a message and its answer.
    .filter(({ senderKind, ordinal }) => !LATER.has(senderKind) || ordinal <= answersOrdinal)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.ordinal - b.ordinal);
  const before: Entry[] = remembered.map(({ senderKind, body, createdAt }) => ({
    from: senderKind,
    text: body,
    at: createdAt,
  }));
  const unanswered: Entry[] = [];
  for (let last = before.at(-1); last?.from === 'guest'; last = before.at(-1)) {
    unanswered.unshift(last);
    before.pop();
  }
  const answered = Math.max(0, ...remembered.map(({ answersOrdinal }) => answersOrdinal ?? 0));
  const passedOver = remembered
    .filter(
      ({ senderKind, ordinal, body }) =>
        senderKind === 'guest' && ordinal > answered && !isIn(unanswered, body),
    )
    .map(({ body }) => body);
  return { before, unanswered, passedOver };
}

const isIn = (entries: readonly Entry[], body: string) => entries.some(({ text }) => text === body);

/** An answer's position is half a step after the message that it answers. */
function placeOf({ ordinal, answersOrdinal }: MessageRow): number {
  return answersOrdinal === null ? ordinal : answersOrdinal + 0.5;
}
