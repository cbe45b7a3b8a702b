import type { AnswerLanguage } from '../../data/answer-languages.ts';
import { identifyLanguage } from '../../language/identification/identify-language.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import { respelled } from '../../language/spelling/spelling.ts';
import { readMeaning } from '../../meaning-model/meaning-model.ts';
import { isFrequentWord } from '../../word-vectors/word-vectors.ts';

/** Minimum probability that a corrected line is about the thing that it now names. */
const LEAST_LIKELY = 0.05;

/** The services that a line names with typing errors, and the corrected line. */
export function misspeltIn(
  normalised: string,
  language: AnswerLanguage,
): { line: string; items: Set<LexiconKey> } {
  const said = identifyLanguage(normalised);
  const isEnglish = said === 'en' || said === null;
  const line = respelled(normalised, language, isEnglish ? isFrequentWord : undefined);
  if (line === normalised) return { line, items: new Set() };
  const items = new Set(findServices(line, language).map(({ service }) => service));
  const named = findServices(normalised, language);
  // `Papel higiénico` is not a misspelt padel.
  if (named.some(({ service }) => !items.has(service))) return { line: normalised, items: new Set() };
  for (const { service } of named) items.delete(service);
  // If the rest of the line contradicts a correction, the correction is wrong.
  const { targets } = readMeaning(line);
  for (const item of items) if ((targets.get(item) ?? 0) < LEAST_LIKELY) items.delete(item);
  return { line: items.size > 0 ? line : normalised, items };
}
