import type { OfferedService } from '../../contract/contract.ts';
import { slotKind } from '../services/slots.ts';
import { whenIn } from './distinct-orders.ts';
import type { Piece } from './order-words.ts';

/** Whether a part adds a time to one with another time, for what is wanted at a time: `a wake-up call at 6 and 6:15`. */
export function isAtOtherTime(anchor: Piece, piece: Piece, { requiredSlots }: OfferedService): boolean {
  if (!piece.isJoined || !requiredSlots.some((slot) => slotKind(slot) === 'time')) return false;
  const [one, other] = [whenIn(anchor.text).clock, whenIn(piece.text).clock];
  return one !== '' && other !== '' && one !== other;
}

/**
 * Whether the time of a part belongs to the next one, which another word joins to it: `a wake-up call at 6, and at seven
 * then a taxi`. The same word goes on counting: `at 6 and at 7 and a taxi`.
 */
export function isTimeOfNext(
  index: number,
  { line, pieces }: { line: string; pieces: readonly Piece[] },
): boolean {
  const [before, piece, next] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  if (!before || !piece || !next?.isJoined || !whenIn(next.text).isNone) return false;
  const join = (from: Piece, to: Piece) => line.slice(from.end, to.start).replaceAll(/[^\p{L}]/gu, '');
  return join(piece, next) !== join(before, piece);
}
