import type { OfferedService } from '../../contract/contract.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { withoutAges } from '../../language/numbers/ages.ts';
import { COUNTING, COUNTING_LISTS } from '../../language/numbers/counting-words.ts';
import { numberOf } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { activeServices } from '../property/active-services.ts';
import { findOffered } from '../property/find-offered.ts';
import { hasOwnWords } from '../property/own-services.ts';
import { doneWith, MORE_THAN_NOT, type OwnWish, wishReading } from '../property/own-wish.ts';
import { isStarterOf } from '../property/starters.ts';
import type { Act } from './acts.ts';
import { alikeWish } from './alike-wish.ts';
import { meantWishes } from './meant-wishes.ts';
import { onlyTells } from './told.ts';

/** Ends of wishes, also before a correction: `its not the dishwasher its the hob`. */
const CLAUSES = new RegExp(
  `[.!?;\\n]+|,| (?:${CLAUSE_WORDS.also}) | (?=(?:${CLAUSE_WORDS.meantInstead}) )`,
  'u',
);

/** Whether an act is about what a clause names, so that the property's own service replaces it. */
function isMeantBy(act: Act, clause: string, language: AnswerLanguage): boolean {
  if (!('item' in act) || act.item === null) return false;
  return findServices(clause, language).some(({ service }) => service === act.item);
}

const isFor = (item: LexiconKey, key: string) => (SERVICES[item].keys as readonly string[]).includes(key);

/**
 * Whether a match is more specific than the lexicon's: if a property offers `beach towels`, they are not plain towels.
 */
function outdoes(
  service: OfferedService,
  clause: string,
  language: AnswerLanguage,
  active: readonly OfferedService[],
): boolean {
  const mentions = findServices(clause, language);
  // A wish for one of the property's own services does not go to a more general service.
  const offered = mentions.some(({ service: item }) =>
    active.some(({ key }) => key === SERVICES[item].keys[0]),
  );
  if (!offered) return true;
  const without = mentions.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    clause,
  );
  const match = findOffered(without, active);
  return 'service' in match && match.service.key === service.key;
}

/**
 * The wishes of a line for services with the property's own words, and the remaining acts. Acts that the lexicon found
 * in the same words are dropped.
 */
export function ownWishes(
  text: string,
  acts: readonly Act[],
  services: readonly OfferedService[],
  language: AnswerLanguage,
): { wishes: OwnWish[]; rest: Act[] } {
  const active = activeServices(services);
  if (!active.some(hasOwnWords)) return { wishes: [], rest: [...acts] };
  // An act of the lexicon counts if the property has a service for it.
  const items = acts.flatMap((act) => ('item' in act && act.item !== null ? [act.item] : []));
  const named = items.some((item) => active.some(({ key }) => isFor(item, key)));
  // An uncertain act gives way to a service that the property itself calls so.
  const firm = acts.some((act) => 'item' in act && act.item !== null && act.kind !== 'confirm');
  const whole = normalise(text);
  const clauses = whole.split(CLAUSES).filter((clause) => /\p{L}/u.test(clause));
  const wishes: OwnWish[] = [];
  const nothingElse = acts.every(({ kind }) => SUPPOSED.has(kind));
  const take = (clause: string) => {
    const match = findOffered(clause, active, wishReading(clause).wants >= MORE_THAN_NOT);
    if (match.kind === 'several' && match.services.some(hasOwnWords) && !named) {
      wishes.push({ kind: 'which', services: match.services, words: clause });
    }
    if (!('service' in match)) return;
    const { service, kind } = match;
    if ((service.kind === 'book' || service.kind === 'inform') && onlyTells(clause)) return;
    if (!hasOwnWords(service) && !(nothingElse && isStarter(clause, service))) return;
    if (named && ((kind !== 'sure' && firm) || !outdoes(service, clause, language, active))) return;
    const done = doneWith(clause, kind === 'sure', service, language);
    const again = wishes.some((wish) => 'service' in wish && wish.service.key === service.key);
    if (done && !again) wishes.push({ kind: done, service, words: clause });
  };
  if (clauses.length > 1) for (const clause of clauses) if (isSure(clause, active)) take(clause);
  // One wish in several clauses: `we're going out at six, the kayak by then please`.
  if (wishes.length === 0 || (wishes.length === 1 && !named)) {
    const [only] = wishes.splice(0);
    take(whole);
    if (wishes.length === 0 && only) wishes.push(only);
  }
  if (wishes.length === 0) {
    const meant = meantWishes(whole, acts, active, language);
    const alike = meant.wishes.length === 0 ? alikeWish(whole, acts, active, language) : null;
    return alike ? { wishes: [alike], rest: [] } : meant;
  }
  // If the model finds another service in the property's own word, the guest is not asked about that one too.
  const mentioned = new Set<LexiconKey | null>(findServices(whole, language).map(({ service }) => service));
  const rest = acts.filter(
    (act) =>
      !SUPPOSED.has(act.kind) &&
      !('item' in act && !mentioned.has(act.item)) &&
      !wishes.some(({ words }) => isMeantBy(act, words, language)),
  );
  return { wishes, rest };
}

/** Whether a clause is the sentence that the property shows for requesting a service. */
const isStarter = (clause: string, service: OfferedService): boolean =>
  service.kind !== 'inform' && service.kind !== 'emergency' && isStarterOf(service, clause);

/** Acts that do not count next to a wish. */
const SUPPOSED: ReadonlySet<Act['kind']> = new Set([
  'unknown',
  'small-talk',
  'off-topic',
  'follow',
  'choose-between',
]);

const isSure = (clause: string, active: readonly OfferedService[]) =>
  findOffered(clause, active).kind === 'sure';

/** A size, with its word or with an article: `size 43`, `I'm a 38`. */
const SIZE = new RegExp(
  `(?<!\\p{L})(?:(?:${COUNTING.sizes})(?: \\p{L}+)? |(?:${COUNTING.one}) )\\d{2}(?!\\d)`,
  'gu',
);

/** The quantity of a service in a line, if the service is counted; null if the line has none. */
export function quantitySaid(
  words: string,
  service: OfferedService,
  language: AnswerLanguage,
): number | null {
  if (service.kind !== 'deliver' || service.maxQuantity < 2) return null;
  const [first, ...others] = wordsOf(withoutAges(withoutSaidTimes(normalise(words))).replace(SIZE, ' '))
    .map((word) => (COUNTING_LISTS.one.includes(word) ? null : numberOf(word, language)))
    .filter((value) => value !== null);
  return first && others.length === 0 ? first : null;
}
