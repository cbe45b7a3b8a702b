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
    /** Words that say that something is in order: `the AC is fine`. */
    fine: Patterns,
    /** How a clause begins that says why something is no longer wanted: `found one in the wardrobe`. */
    found: Patterns,
    /** Negations that turn nothing down: `no rush`, `don't forget`. */
    nothing: Patterns,
  }),
  { several },
);
const whole = (patterns: readonly string[], flags = 'u') =>
  // A verb that is written onto its subject begins with its apostrophe: `we're fine for towels`.
  new RegExp(`(?:(?<!\\p{L})|(?='))(?:${patterns.join('|')})(?![\\p{L}])`, flags);
const FINE = whole(words.fine);
const FOUND = new RegExp(words.found.join('|'), 'u');
const NOTHING = whole(words.nothing, 'gu');

/** Where one clause ends and the next begins; the marks stay with the clause before. */
const BETWEEN = new RegExp(
  `(?<=[,.;:!?])\\s+|\\s+(?=(?:${CLAUSE_WORDS.but}|${CLAUSE_WORDS.setAsideStarts}) )`,
  'u',
);
const BUT = new RegExp(`^(?:${CLAUSE_WORDS.but})\\s+`, 'u');
const KEYS = Object.keys(SERVICES) as LexiconKey[];

const namesService = (clause: string): boolean =>
  SHARED_LANGUAGES.some((language) => findServices(clause, language).length > 0) ||
  KEYS.some((key) => hasForeignName(clause, key));

/** Whether a normalised clause says that something is in order: `the AC is fine now`. */
export const saysFine = (clause: string): boolean => !/\d/u.test(clause) && FINE.test(clause);

/** Whether a clause asks for nothing next to the others: what it names is in order, or was found. */
const asksNothing = (clause: string): boolean =>
  FOUND.test(clause) || (saysFine(clause) && namesService(clause));

/**
 * A normalised line without what asks for nothing: `the AC is fine, it's the telly` is about the telly, and `no rush`
 * turns nothing down. The line as it is where nothing else is left of it.
 *
 * @returns the line, and whether it says of one thing that it is in order and so of another that it is not
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
