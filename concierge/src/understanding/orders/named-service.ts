import type { OfferedService } from '../../contract/contract.ts';
import { languagesIn } from '../../language/identification/languages-in.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import { quantityWord } from '../../language/numbers/only-number.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { isLexiconKey } from '../../meaning-model/meaning-labels.ts';
import { readWishes } from '../../meaning-model/meaning-model.ts';
import { ACT } from '../../meaning-model/thresholds.ts';
import { findOffered } from '../property/find-offered.ts';
import { hasOwnWords } from '../property/own-services.ts';
import { offeredFor } from '../services/requested-service.ts';
import { whenIn } from './distinct-orders.ts';
import { furtherIn, isOne, type Piece, withoutTimes } from './order-words.ts';

/** A service that a part of a line names. */
export interface Named {
  item: LexiconKey | null;
  service: OfferedService;
  /** Place of the name in the piece. */
  start: number;
  end: number;
}

/** What is brought or booked can be wanted twice; a fault is one, and so is a permission. */
const isOrdered = ({ kind }: OfferedService) => kind === 'deliver' || kind === 'book';

/** The service that a piece names first; null where it names none, or none that is ordered. */
export function namedIn(
  { text }: Piece,
  services: readonly OfferedService[],
  language: AnswerLanguage,
): Named | null {
  const timeless = withoutTimes(text);
  for (const spoken of new Set([language, ...languagesIn(text)])) {
    const [mention] = findServices(timeless, spoken);
    const service = mention && offeredFor(mention.service, services);
    if (mention && service && isOrdered(service))
      return { item: mention.service, service, start: mention.start, end: mention.end };
    if (service) return null;
  }
  const own = services.filter((service) => service.active && hasOwnWords(service));
  const match = own.length > 0 ? findOffered(timeless, own) : null;
  if (match?.kind !== 'sure' || !isOrdered(match.service)) return null;
  const title = match.service.title.toLowerCase();
  const start = timeless.indexOf(title);
  // Other words than its title name it all together: `la barca a remi` is the rowing boat.
  return start < 0
    ? { item: null, service: match.service, start: 0, end: timeless.trimEnd().length }
    : { item: null, service: match.service, start, end: start + title.length };
}

/** Words directly before a name that say that it is a new one: `a`, `two`, nothing at all. */
export function beginsOrder(before: string): boolean {
  const words = before.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const last = words.at(-1);
  if (last === undefined) return true;
  return isOne(last) || quantityWord(last) !== null || furtherIn(last)?.isMore === true;
}

/** The number right before a name, and its place. */
export function countBefore(text: string, { start }: Named): { count: number; at: number } | null {
  const match = /([\p{L}\p{N}]+) $/u.exec(text.slice(0, start));
  const count = match?.[1] === undefined ? null : quantityWord(match[1]);
  return match && count !== null ? { count, at: match.index } : null;
}

/** Where an order begins in its piece, behind words that only ask for it: `can you get us`. */
export function leadOf({ text }: Piece, { start }: Named): number {
  const lead = text.slice(0, start);
  if (!whenIn(lead).isNone || /\p{N}/u.test(lead)) return 0;
  const counts = [...lead.matchAll(/[\p{L}'-]+/gu)].filter(
    ({ 0: word }) => isOne(word) || quantityWord(word) !== null,
  );
  return counts.at(-1)?.index ?? 0;
}

/** What a line surely asks for, according to the meaning model. */
export function wantedAtTime(line: string): LexiconKey | null {
  const [wish, ...others] = readWishes(line).flatMap(({ act, target, certainty }) =>
    isLexiconKey(target) && certainty >= ACT.named ? [{ act, target }] : [],
  );
  return wish?.act === 'request' && others.length === 0 ? wish.target : null;
}
