import type { TurnContext } from '../../../contract/contract.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { wordsOf } from '../../../language/text/normalise.ts';
import { departmentTold } from '../../../understanding/departments/department-told.ts';
import { findDishes } from '../../../understanding/food/find-dishes.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { isNamedInAny } from '../../../understanding/message/sure-wish.ts';
import { understand } from '../../../understanding/message/understand.ts';
import { type Piece, piecesOf } from '../../../understanding/orders/order-words.ts';
import { findOffered } from '../../../understanding/property/find-offered.ts';
import { hasOwnWords } from '../../../understanding/property/own-services.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { noteToDepartment } from './note-to-department.ts';

/** A note for a department, and what else its line says. */
export interface NoteAside {
  note: readonly PlannedAct[];
  rest: string;
  /** Whether the note comes before the rest. */
  isFirst: boolean;
}

/** A shorter part before a wish belongs to it: `send also two towels`. */
const MOST_LEAD_WORDS = 2;

/** Whether a part of a line wants something that it names. */
function wants({ text }: Piece, { services, menu = [] }: TurnContext, language: AnswerLanguage): boolean {
  const isWish = (act: Act) =>
    (act.kind === 'request' || act.kind === 'confirm') && isNamedInAny(text, act.item);
  if (understand(text, language).some(isWish)) return true;
  const own = services.filter((service) => service.active && hasOwnWords(service));
  return (own.length > 0 && findOffered(text, own)?.kind === 'sure') || findDishes(text, menu).length > 0;
}

/**
 * The note of a line that also wants something: of `tell the kitchen we'll be late, and two towels` the kitchen gets its
 * words, and the towels are a line of their own. Null for any other line, and where the department is to bring what is
 * wanted (`tell housekeeping we need two towels`).
 */
export function noteAside(line: string, context: TurnContext, language: AnswerLanguage): NoteAside | null {
  if (line.includes('?') || !departmentTold(line, context.services)) return null;
  const composed = line.normalize('NFC');
  const pieces = piecesOf(composed);
  const at = pieces.findIndex(({ text }) => departmentTold(text, context.services) !== null);
  const told = pieces[at];
  if (!told || pieces.length < 2) return null;
  const isWish = (piece: Piece) => wants(piece, context, language);
  let next = pieces.findIndex((piece, index) => index > at && isWish(piece));
  const isWanted = next >= 0 || pieces.slice(0, at).some(isWish);
  if (!isWanted) return null;
  while (next - 1 > at && wordsOf(pieces[next - 1]?.text ?? '').length <= MOST_LEAD_WORDS) next -= 1;
  const last = pieces[next < 0 ? pieces.length - 1 : next - 1] ?? told;
  const words = composed.slice(told.start, last.end);
  const found = noteToDepartment(words, understand(words, language), context, language);
  if (!found || found.rest.length > 0 || found.note.length === 0) return null;
  const before = composed.slice(0, pieces[at - 1]?.end ?? 0).trim();
  const after = next < 0 ? '' : composed.slice(pieces[next]?.start ?? composed.length).trim();
  const rest = [before, after].filter((part) => part !== '').join(', ');
  return { note: found.note, rest, isFirst: before === '' };
}
