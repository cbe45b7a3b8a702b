import type { TurnContext } from '@bellkey/concierge/contract';
import { dangerIn, serviceBesideDanger, wishBesideDanger } from '@bellkey/concierge/danger';
import type { MessageRow } from '../../service/conversations/message-view.ts';

type Entry = TurnContext['history'][number];

const LATER: ReadonlySet<MessageRow['senderKind']> = new Set(['guest', 'system']);

/**
 * What a turn remembers: public messages since the last resolution, in the order of the conversation's sense. An
 * answer stands right after what it answers, even when the guest wrote on meanwhile; and what the guest wrote in
 * several messages before any answer is one thing to answer. Danger was answered when it was written, so of such a
 * line only what else it asks for is left.
 */
export function turnHistory(
  rows: readonly MessageRow[],
  resolvedOrdinal: number,
  answersOrdinal: number,
): Entry[] {
  const remembered = rows
    .filter(({ visibility, ordinal }) => visibility === 'public' && ordinal > resolvedOrdinal)
    // What the property's own system said later does not come between a message and its answer.
    .filter(({ senderKind, ordinal }) => !LATER.has(senderKind) || ordinal <= answersOrdinal)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.ordinal - b.ordinal);
  const history: Entry[] = remembered.map(({ senderKind, body, createdAt }) => ({
    from: senderKind,
    text: body,
    at: createdAt,
  }));
  const answered = Math.max(0, ...remembered.map(({ answersOrdinal }) => answersOrdinal ?? 0));
  const unanswered: Entry[] = [];
  for (let last = history.at(-1); last?.from === 'guest'; last = history.at(-1)) {
    unanswered.unshift(last);
    history.pop();
  }
  const carried = remembered.filter(
    ({ senderKind, ordinal, body }) =>
      senderKind === 'guest' && ordinal > answered && !isIn(unanswered, body) && dangerIn(body) !== null,
  );
  const texts = [
    ...carried.flatMap(({ body }) => serviceBesideDanger(body) ?? []),
    ...unanswered.flatMap(({ text }) => (dangerIn(text) === null ? [text] : (wishBesideDanger(text) ?? []))),
  ];
  const newest = unanswered.at(-1);
  if (newest && texts.length > 0) history.push({ ...newest, text: texts.join('\n') });
  return history;
}

const isIn = (entries: readonly Entry[], body: string) => entries.some(({ text }) => text === body);

/** An answer's place is half a step after the message that it answers. */
function placeOf({ ordinal, answersOrdinal }: MessageRow): number {
  return answersOrdinal === null ? ordinal : answersOrdinal + 0.5;
}
