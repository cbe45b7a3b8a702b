import { resolveTime } from './resolve-time.ts';
import type { SaidTime, TimeContext } from './said-time.ts';
import { type Piece, piecesIn } from './time-pieces.ts';
import { TIME_WORDS } from './time-words.ts';

const MINUTE_MS = 60_000;
const GLUE = new RegExp(`^[ ,]*(?:(?:${TIME_WORDS.glue})[ ,]+|l')*$`, 'u');

function together(pieces: readonly Piece[], folded: string): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const near = last !== undefined && GLUE.test(folded.slice(last.end, piece.start));
    const same = group?.some(({ kind }) => kind === piece.kind) ?? false;
    const whole = piece.kind === 'delay' || last?.kind === 'delay';
    if (group && near && !same && !whole) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

const MOST_REMEMBERED = 300;
const remembered = new Map<string, readonly SaidTime[]>();

/**
 * Parses the times in a guest's line, in order: in English, Portuguese, Spanish, German, French and Italian, in the
 * property's calendar, relative to now. A time in an unknown half of the day gives both readings.
 */
export function parseTimes(line: string, context: TimeContext): readonly SaidTime[] {
  const minute = Math.floor(context.now.getTime() / MINUTE_MS);
  const key = `${minute} ${context.timeZone} ${context.usual} ${context.asked} ${line}`;
  const known = remembered.get(key);
  if (known) return known;
  const { pieces, folded } = piecesIn(line, context);
  const times = together(pieces, folded).map((group) => resolveTime(group, folded, context));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, times);
  return times;
}
