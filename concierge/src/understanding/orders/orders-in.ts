import type { OfferedService } from '../../contract/contract.ts';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { offeredFor } from '../services/requested-service.ts';
import { isAtOtherTime, isTimeOfNext } from './added-times.ts';
import { completed, inSequence, isDistinct, whenIn, withDayOf } from './distinct-orders.ts';
import { beginsOrder, countBefore, leadOf, type Named, namedIn, wantedAtTime } from './named-service.ts';
import { correctsBefore, furtherIn, type Piece, piecesOf, withoutTimes } from './order-words.ts';

/** Several orders of one service in a line: `one taxi at 7 and another at 10`. */
export interface Orders {
  /** The lexicon's entry; null for a service with the property's own words. */
  item: LexiconKey | null;
  service: OfferedService;
  /** Each order as a line of its own, the first one first: `one taxi at 7`, `another taxi at 10`. */
  lines: readonly string[];
  /** The line with its first order alone, and without any. */
  rest: string;
  others: string;
}

/** More orders of one service than a guest has. */
const MOST_ORDERS = 4;
const MOST_CHARS = 400;
/** `6.15`, next to other times; each character keeps its position. */
const CLOCK_WITH_POINT = /(?<![\d.,])([01]?\d|2[0-3])\.([0-5]\d)(?![\d.,]\d|\d)/gu;

interface Reading {
  line: string;
  pieces: readonly Piece[];
  services: readonly OfferedService[];
  language: AnswerLanguage;
}

const saidOf = (line: string, { start, end }: Piece) => line.slice(start, end);

/** Orders that a number announces: `two wake-up calls, 6:30 for me and 7:15 for my wife`; null for none. */
function announced(at: number, named: Named, { line, pieces }: Reading): Orders | null {
  const header = pieces[at];
  const counted = header && countBefore(header.text, named);
  if (!header || !counted || counted.count < 2 || whenIn(header.text).clock !== '') return null;
  const said = saidOf(line, header);
  const name = said.slice(named.start, named.end);
  const tail = said.slice(named.end);
  const lines: string[] = [];
  let sum = 0;
  let last = header;
  for (const piece of pieces.slice(at + 1)) {
    if (sum >= counted.count) break;
    const further = furtherIn(piece.text);
    if (!further || whenIn(piece.text).clock === '' || correctsBefore(piece)) break;
    const order = completed(saidOf(line, piece), further, name);
    lines.push(withDayOf(tail, order));
    sum += further.count ?? 1;
    last = piece;
  }
  const [first] = lines;
  if (sum !== counted.count || lines.length < 2 || lines.length > MOST_ORDERS || first === undefined)
    return null;
  const lead = line.slice(0, header.start + counted.at);
  const after = line.slice(last.end);
  const { item, service } = named;
  return {
    item,
    service,
    lines,
    rest: `${lead}${first}${after}`,
    others: `${line.slice(0, header.start)}${after}`,
  };
}

const without = (line: string, parts: ReadonlyArray<{ from: number; to: number }>) =>
  parts.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), line);

/** Orders that follow the first one: `a towel now and two more at eight`; null for none. */
function following(at: number, named: Named, reading: Reading): Orders | null {
  const anchor = reading.pieces[at];
  if (!anchor) return null;
  const said = saidOf(reading.line, anchor);
  return after(
    at,
    said.slice(leadOf(anchor, named)),
    { ...named, name: said.slice(named.start, named.end) },
    reading,
  );
}

/** Orders of what was named before, in answer to the question when it is wanted: `one at 7 and another at 10`. */
function answering(before: string, reading: Reading): Orders | null {
  const { line, pieces, services, language } = reading;
  const [anchor] = pieces;
  const [asked] = piecesOf(before);
  const named = asked && namedIn(asked, services, language);
  const further = anchor && furtherIn(anchor.text);
  if (!anchor || !asked || !named || !further || whenIn(anchor.text).isNone) return null;
  const name = saidOf(before.normalize('NFC'), asked).slice(named.start, named.end);
  return after(0, completed(saidOf(line, anchor), further, name), { ...named, name }, reading);
}

/**
 * Orders of what the line as a whole wants, in words that are no name for it: `call my room at 5:30 and again at 5:45`.
 */
function unnamed(reading: Reading): Orders | null {
  const { line, pieces, services } = reading;
  const isTimed = ({ text }: Piece) => whenIn(text).clock !== '';
  const at = pieces.findIndex(isTimed);
  const anchor = pieces[at];
  const isMore = (piece: Piece) => isTimed(piece) && furtherIn(piece.text) !== null;
  if (!anchor || !pieces.slice(at + 1).some(isMore)) return null;
  const item = wantedAtTime(line);
  const service = item && offeredFor(item, services);
  if (!service || (service.kind !== 'deliver' && service.kind !== 'book')) return null;
  const said = saidOf(line, anchor);
  const name = withoutTimes(said).replaceAll(/\s+/gu, ' ').trim();
  const orders = after(at, said, { item, service, name }, reading);
  // Only the line as a whole is understood.
  return orders && { ...orders, rest: line };
}

/** The orders in the pieces after one that has the first. */
function after(
  at: number,
  first: string,
  { item, service, name }: Pick<Named, 'item' | 'service'> & { name: string },
  reading: Reading,
): Orders | null {
  const { line, pieces, services, language } = reading;
  const anchor = pieces[at];
  if (!anchor) return null;
  const lines = [first];
  const taken: Array<{ from: number; to: number }> = [];
  for (const [index, piece] of pieces.entries()) {
    if (index <= at) continue;
    if (correctsBefore(piece)) return null;
    const said = saidOf(line, piece);
    const again = namedIn(piece, services, language);
    const further = again ? null : furtherIn(piece.text);
    const isSame = again?.service.key === service.key && beginsOrder(piece.text.slice(0, again.start));
    const isFurther =
      further !== null &&
      (further.head !== null || (isAtOtherTime(anchor, piece, service) && !isTimeOfNext(index, reading)));
    if (!isSame && (again || !isFurther)) {
      if (again || (further === null && taken.length === 0)) break;
      continue;
    }
    const isMore = further
      ? further.isMore || further.count !== null
      : (furtherIn(piece.text.slice(0, again?.start))?.isMore ?? false);
    const isNew = lines.every((other) => isDistinct(other, said, isMore, piece.isJoined, service, language));
    if (!isNew) return null;
    lines.push(withDayOf(first, further ? completed(said, further, name) : said));
    taken.push({ from: pieces[index - 1]?.end ?? piece.start, to: piece.end });
  }
  if (lines.length < 2 || lines.length > MOST_ORDERS) return null;
  const rest = without(line, taken);
  const others = without(line, [{ from: anchor.start, to: anchor.end }, ...taken]);
  return { item, service, lines, rest, others };
}

/**
 * The orders of a line that asks for one service more than once, each with a time or a party of its own; null for any
 * other line. A change of mind is none (`a taxi at 7, no, at 10`), nor is a wish that is said twice.
 *
 * @param before what the line answers a question about, if it names nothing itself
 */
export function ordersIn(
  text: string,
  services: readonly OfferedService[],
  language: AnswerLanguage,
  before: string | null = null,
): Orders | null {
  const orders = ordersSaid(text, services, language, before);
  return orders && { ...orders, lines: inSequence(orders.lines) };
}

function ordersSaid(
  text: string,
  services: readonly OfferedService[],
  language: AnswerLanguage,
  before: string | null,
): Orders | null {
  if (text.length > MOST_CHARS) return null;
  const line = text.normalize('NFC').replaceAll(CLOCK_WITH_POINT, '$1:$2');
  const pieces = piecesOf(line);
  if (pieces.length < 2) return null;
  for (const [at, piece] of pieces.entries()) {
    const named = namedIn(piece, services, language);
    if (!named) continue;
    const reading = { line, pieces, services, language };
    const orders = announced(at, named, reading) ?? following(at, named, reading);
    if (orders) return orders;
  }
  if (pieces.some((piece) => namedIn(piece, services, language) !== null)) return null;
  const reading = { line, pieces, services, language };
  return before === null ? unnamed(reading) : answering(before, reading);
}
