import { identifyLanguage } from '../../language/identification/identify-language.ts';
import { STOP_WORDS } from '../../language/identification/language-marks.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import type { Flaw, Ground } from './grounding.ts';
import { legible } from './legible.ts';

/** Letters of other scripts, alone or among Latin ones, where a look-alike replaces a Latin letter. */
const OTHER_SCRIPT = /[\p{L}\p{M}]*(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*/gu;
/** With fewer words the language cannot be identified. */
const FEWEST_WORDS = 4;

/** A single common word may belong to another language, as the Italian `per`. */
const SURE_WORDS = 2;

function commonWordsIn(text: string, language: string): number {
  const common = new Map<string, ReadonlySet<string>>(STOP_WORDS).get(language);
  return wordsOf(normalise(text)).filter((word) => common?.has(word)).length;
}

/** The first word of an answer in another script, or its language if it is not the guest's. */
export function otherLanguage(
  text: string,
  language: AnswerLanguage,
  { evidence, guest }: Ground,
): Flaw | null {
  const read = legible(text);
  const known = normalise([...evidence, guest].join('\n'));
  const strange = [...read.matchAll(OTHER_SCRIPT)]
    .map(([word]) => word)
    .find((word) => !known.includes(normalise(word)));
  if (strange !== undefined) return { kind: 'language', what: strange };
  if (wordsOf(normalise(read)).length < FEWEST_WORDS) return null;
  const found = identifyLanguage(read);
  const isSure = found !== null && commonWordsIn(read, found) >= SURE_WORDS;
  return isSure && found !== language ? { kind: 'language', what: found } : null;
}
