import { z } from 'zod';
import several from '../../../data/several/set-apart.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import { findServices, type Mention } from '../../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { ANSWER_LANGUAGES } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import type { Act } from './acts.ts';
import { isReadInto, leftAloneSaid, wantsSomething } from './told.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const words = loadData(
  'set-apart',
  z.strictObject({
    /** Words before a thing that another one is wanted without: `water without ice`. */
    without: Patterns,
    /** Words for none of a thing, and before what it would be in: `no ice in the water`. */
    none: Patterns,
    within: Patterns,
    /** Services in which something else may be. */
    drinks: z.array(z.string()),
    /** How guests say that something of theirs is to stay where it is. */
    staysPut: Patterns,
    /** Figures of speech with the name of something that a hotel brings: `spill the tea`. */
    figures: Patterns,
    /** People in a guest's stories, what a story says, and words of a wish for these people. */
    relations: Patterns,
    tells: Patterns,
    wantsForThem: Patterns,
  }),
  { several },
).several;

const WITHOUT = new RegExp(
  `(?<!\\p{L})(?:${words.without.join('|')}) (?:(?:${CLAUSE_WORDS.articles}) )?$`,
  'u',
);
const SOME_WITHOUT = wholeWords(words.without);
const SOME_NONE = new RegExp(
  `(?<!\\p{L})(?:${words.none.join('|')}) ?(?:\\p{L}+ ){1,3}(?:${words.within.join('|')})`,
  'u',
);
const NONE = new RegExp(`(?<!\\p{L})(?:${words.none.join('|')}) ?(?:\\p{L}+ )?$`, 'u');
const WITHIN = new RegExp(`^ (?:${words.within.join('|')}) ?$`, 'u');
const STAYS_PUT = wholeWords(words.staysPut);
const FIGURES = new RegExp(`(?<!\\p{L})(?:${words.figures.join('|')})(?!\\p{L})`, 'gu');
const TELLS = new RegExp(
  `^(?:\\p{L}+[,.!]? ){0,4}?(?:${words.relations.join('|')}) (?:\\p{L}+ )?(?:${words.tells.join('|')})(?!\\p{L})`,
  'u',
);
const WANTS_FOR_THEM = wholeWords(words.wantsForThem);

/** What a line names, in the language in which it names most. */
function mentionsIn(normalised: string): readonly Mention[] {
  return ANSWER_LANGUAGES.map((language) => findServices(normalised, language)).reduce((most, found) =>
    found.length > most.length ? found : most,
  );
}

const isBrought = ({ service }: Mention) => SERVICES[service].nature === 'deliver';

/**
 * A normalised line without the part of a thing that the guest does not want in it: `water` of `water without ice`; the
 * line itself where it has none.
 */
export function withoutPart(normalised: string): string {
  if (!SOME_WITHOUT.test(normalised)) return normalised;
  const [, ...others] = mentionsIn(normalised);
  const left = others.reduceRight((line, { start, end }) => {
    const lead = WITHOUT.exec(line.slice(0, start));
    return lead ? line.slice(0, lead.index) + line.slice(end) : line;
  }, normalised);
  return left.replaceAll(/\s+/gu, ' ').trim();
}

/** The thing that a normalised line wants none of in another: `no ice in the water`; null for any other line. */
function noneWithin(normalised: string): LexiconKey | null {
  if (normalised.includes('?') || !SOME_NONE.test(normalised)) return null;
  const mentions = mentionsIn(normalised);
  const found = mentions.find((mention, at) => {
    const next = mentions[at + 1];
    return (
      next !== undefined &&
      isBrought(mention) &&
      words.drinks.includes(next.service) &&
      NONE.test(normalised.slice(0, mention.start)) &&
      WITHIN.test(normalised.slice(mention.end, next.start))
    );
  });
  return found?.service ?? null;
}

const BETWEEN = new RegExp(`(?<=[,.;:!?])\\s+|\\s+(?:${CLAUSE_WORDS.wishJoins})\\s+`, 'u');

/** The clauses of a normalised line without those that tell staff what not to do; all of them if none does by itself. */
function besides(normalised: string, isTold: (clause: string) => boolean): string[] {
  const clauses = normalised.split(BETWEEN);
  const rest = clauses.filter((clause) => !isTold(clause));
  return rest.length === clauses.length ? [] : rest;
}

/**
 * The acts of a normalised line by which something is to stay where it is, or no one to come in, next to what it wants
 * besides: `leave the case where it is and bring two towels`. Null for any other line.
 */
function actsOfNote(normalised: string, understand: (line: string) => Act[]): Act[] | null {
  if (normalised.includes('?')) return null;
  const alone = leftAloneSaid(normalised);
  const stays = STAYS_PUT.test(normalised);
  if (alone === null && !stays) return null;
  const isTold = (clause: string) => STAYS_PUT.test(clause) || leftAloneSaid(clause) !== null;
  const acts = besides(normalised, isTold).flatMap((clause) => understand(clause));
  const others = acts.filter((act) => BESIDES.has(act.kind) && (!isReadInto(act) || isFault(act)));
  if (others.length === 0 && !stays) return null;
  return [...others, { kind: 'tell', told: alone ?? 'message', words: normalised }];
}

/** A normalised line without figures of speech; empty if it has no other words. */
function withoutFigures(normalised: string): string {
  if (normalised.search(FIGURES) < 0) return normalised;
  const left = normalised.replaceAll(FIGURES, ' ').replaceAll(/\s+/gu, ' ').trim();
  return /\p{L}{2}/u.test(left) ? left : '';
}

/** Whether a normalised line only tells about someone: `my cousin is a pillow salesman`. */
const tellsOfOthers = (normalised: string): boolean =>
  TELLS.test(normalised) && !WANTS_FOR_THEM.test(normalised) && !wantsSomething(normalised);

const CHAT: Act = { kind: 'small-talk', topic: 'chat' };

/** Wishes that the model finds in a line that only tells about someone; a fault is one in a story too. */
const isToldWish = (act: Act): boolean =>
  act.kind === 'choose-between' ||
  ((act.kind === 'request' || act.kind === 'confirm') && SERVICES[act.item].nature !== 'fix');

const isFault = (act: Act): boolean => act.kind === 'request' && SERVICES[act.item].nature === 'fix';

/** Acts that a line may have next to a note. */
const BESIDES: ReadonlySet<Act['kind']> = new Set(['request', 'ask', 'cancel', 'tell', 'person', 'amend']);

/**
 * The acts of a normalised line with words that must not be read as a wish: for something to be left out of another
 * thing or to stay where it is, in a figure of speech, or in a story. Null for any other line.
 *
 * @param understand reads a line without these words
 */
export function actsSetApart(normalised: string, understand: (line: string) => Act[]): Act[] | null {
  const none = noneWithin(normalised);
  if (none) return [{ kind: 'decline', item: none }];
  const noted = actsOfNote(normalised, understand);
  if (noted) return noted;
  const literal = withoutFigures(normalised);
  if (literal === '') return [CHAT];
  if (tellsOfOthers(literal)) {
    const left = understand(literal).filter((act) => !isToldWish(act));
    return left.length > 0 ? left : [CHAT];
  }
  const whole = withoutPart(literal);
  if (whole !== literal)
    return understand(whole).map((act) => (act.kind === 'request' ? { ...act, words: normalised } : act));
  return literal === normalised ? null : understand(literal);
}
