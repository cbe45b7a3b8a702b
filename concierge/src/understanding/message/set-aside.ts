import { z } from 'zod';
import several from '../../../data/several/set-aside.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { hasForeignName } from '../../language/lexicon/foreign-names.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { SHARED_LANGUAGES } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { wordsOf } from '../../language/text/normalise.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { several: words } = loadData(
  'set-aside',
  z.strictObject({
    /** Words for something that works: `the AC is fine`. */
    fine: Patterns,
    /**
     * The beginning of a clause with the reason why the guest no longer wants something: `found one in the wardrobe`.
     */
    found: Patterns,
    /** Negations that refuse nothing: `no rush`, `don't forget`. */
    nothing: Patterns,
  }),
  { several },
);
const whole = (patterns: readonly string[], flags = 'u') =>
  // A verb that is joined to its subject begins with an apostrophe: `we're fine for towels`.
  new RegExp(`(?:(?<!\\p{L})|(?='))(?:${patterns.join('|')})(?![\\p{L}])`, flags);
const FINE = whole(words.fine);
const FOUND = new RegExp(words.found.join('|'), 'u');
const NOTHING = whole(words.nothing, 'gu');

/** Boundaries between clauses; punctuation marks belong to the clause before. */
const BETWEEN = new RegExp(
  `(?<=[,.;:!?])\\s+|\\s+(?=(?:${CLAUSE_WORDS.but}|${CLAUSE_WORDS.setAsideStarts}) )`,
  'u',
);
const BUT = new RegExp(`^(?:${CLAUSE_WORDS.but})\\s+`, 'u');
const KEYS = Object.keys(SERVICES) as LexiconKey[];

const namesService = (clause: string): boolean =>
  SHARED_LANGUAGES.some((language) => findServices(clause, language).length > 0) ||
  KEYS.some((key) => hasForeignName(clause, key));

/** Whether a normalised clause says that something works: `the AC is fine now`. */
export const saysFine = (clause: string): boolean => !/\d/u.test(clause) && FINE.test(clause);

/** Whether a clause next to others asks for nothing, because its thing works or was found. */
const asksNothing = (clause: string): boolean =>
  FOUND.test(clause) || (saysFine(clause) && namesService(clause));

/**
 * Removes clauses that ask for nothing: `the AC is fine, it's the telly` is about the telly, and `no rush` refuses
 * nothing. Returns the complete line if nothing else would be left.
 *
 * @returns the line, and whether it says that one thing works, in contrast to another that does not
 */
export function withoutSetAside(normalised: string): { line: string; isContrast: boolean } {
  const rest = normalised.replaceAll(NOTHING, ' ').replaceAll(/\s+/gu, ' ').trim();
  const line = /\p{L}/u.test(rest) ? rest : normalised;
  const clauses = line.split(BETWEEN);
  const kept = clauses.filter((clause) => !asksNothing(clause.trim()));
  if (kept.length === clauses.length || !kept.some((clause) => wordsOf(clause).length > 1))
    return { line, isContrast: false };
  const left = kept.join(' ').replace(BUT, '').trim();
  return { line: left, isContrast: clauses.some((clause) => FINE.test(clause)) };
}
