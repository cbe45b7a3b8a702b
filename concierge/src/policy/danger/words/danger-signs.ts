import { z } from 'zod';
import { answerFiles } from '../../../data/answer-data.ts';
import { loadData } from '../../../data/load-data.ts';
import { identifyLanguage, likeliestLanguages } from '../../../language/identification/identify-language.ts';
import { errorsAllowed } from '../../../language/spelling/edit-distance.ts';
import { NearWords } from '../../../language/spelling/near-words.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { hasDangerPhraseOf } from './danger-phrases.ts';
import { isOrdinary } from './typing-errors.ts';

/**
 * Signs of danger of one language by kind of alarm. A sign is a list of groups, and a sentence matches when each group
 * matches, in any order. A group lists words or phrases separated by `|`; `*` ends a word that may continue, and a
 * group that starts with `!` must not match. Write them without accents and apostrophes.
 */
const DangerSigns = z.record(z.string(), z.array(z.array(z.string().min(1)).min(1)));
type DangerSigns = z.infer<typeof DangerSigns>;

/** Signs by language. All of them apply to every line. */
const DANGER_SIGNS: Readonly<Record<string, DangerSigns>> = loadData('danger-signs', DangerSigns, {
  ...answerFiles('danger-signs'),
});

interface Group {
  absent: boolean;
  phrases: string[][];
}

const groupOf = (text: string): Group => ({
  absent: text.startsWith('!'),
  phrases: text
    .replace(/^!/, '')
    .split('|')
    .map((phrase) => phrase.split(/[ -]/)),
});

/** The most specific kinds come first. */
const KINDS = ['locked-child', 'missing', 'self-harm', 'medical', 'fire', 'security', 'trapped'];

const SIGNS = KINDS.flatMap((kind) =>
  Object.entries(DANGER_SIGNS).flatMap(([language, signs]) =>
    (signs[kind] ?? []).map((groups) => ({ kind, language, groups: groups.map(groupOf) })),
  ),
);

const TERMS = [...new Set(SIGNS.flatMap(({ groups }) => groups.flatMap(({ phrases }) => phrases.flat())))];
const EXACT = new Set(TERMS.filter((term) => !term.endsWith('*')));
const BEGINNINGS = TERMS.filter((term) => term.endsWith('*')).map((term) => ({
  term,
  letters: term.slice(0, -1),
}));
const LONG = new NearWords([...EXACT].filter((term) => errorsAllowed(term) > 0));

/** The terms that a word matches; typing errors count if the word is not itself a term. */
function termsOf(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { term, letters } of BEGINNINGS) if (word.startsWith(letters)) found.add(term);
  if (EXACT.has(word)) found.add(word);
  else if (found.size === 0 && word.length > 3 && !isOrdinary(word))
    for (const term of LONG.of(word)) found.add(term);
  return found;
}

/**
 * The terms of a sentence, word by word and all together. Most phrases have a term that is not in the sentence at all,
 * which the set finds quickly.
 */
interface Sentence {
  words: ReadonlyArray<ReadonlySet<string>>;
  terms: ReadonlySet<string>;
}

const isIn = ({ words, terms }: Sentence, phrase: readonly string[]) =>
  phrase.every((term) => terms.has(term)) &&
  (phrase.length === 1 ||
    words.some((_, at) => phrase.every((term, offset) => words[at + offset]?.has(term))));

/** The first sign of danger in a normalised line, and its language; null for none. */
export function dangerSign(normalised: string): { kind: string; language: string } | null {
  for (const sentence of normalised.split(/[.!?;\n]+/)) {
    const words = (sentence.replaceAll("'", '').match(/[\p{L}\p{N}]+/gu) ?? []).map(termsOf);
    const said: Sentence = { words, terms: new Set(words.flatMap((terms) => [...terms])) };
    const shown = SIGNS.find(({ groups }) =>
      groups.every(({ absent, phrases }) => phrases.some((phrase) => isIn(said, phrase)) !== absent),
    );
    if (shown) return { kind: shown.kind, language: shown.language };
  }
  return null;
}

/**
 * The language of a line with danger. Its common words decide; if two languages are equally likely, its danger phrases
 * decide, then its sign.
 */
export function languageOfDanger(line: string): string | null {
  const normalised = normalise(line);
  const [language, other] = likeliestLanguages(line).filter((each) => hasDangerPhraseOf(each, normalised));
  if (language !== undefined && other === undefined) return language;
  return identifyLanguage(line) ?? dangerSign(normalised)?.language ?? null;
}
