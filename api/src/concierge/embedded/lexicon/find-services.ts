import type { AnswerLanguage } from '../language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { type LexiconKey, type LexiconWords, SERVICES } from './services.ts';

export const WORDS: Record<AnswerLanguage, Record<LexiconKey, LexiconWords>> = { en, pt, es };

/** A place in a normalised text that names a service. */
export interface Mention {
  service: LexiconKey;
  start: number;
  end: number;
}

const source = (term: string) => term.replace(/[.+?^${}()[\]\\]/g, '\\$&').replace(/\*/g, "[\\p{L}'-]*");

/** Longer terms first, so that `hot water` wins over `water`. */
function termsPattern(terms: string): RegExp {
  const alternatives = terms.split('|').sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.map(source).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

const KEYS = Object.keys(SERVICES) as LexiconKey[];
const patternsOf = (language: AnswerLanguage): ReadonlyArray<readonly [LexiconKey, RegExp]> =>
  KEYS.map((key) => [key, termsPattern(WORDS[language][key][0])]);
const patterns: Record<AnswerLanguage, ReturnType<typeof patternsOf>> = {
  en: patternsOf('en'),
  pt: patternsOf('pt'),
  es: patternsOf('es'),
};

/** Services that a normalised text names, in order; of overlapping mentions the longest stays. */
export function findServices(normalised: string, language: AnswerLanguage): Mention[] {
  const found: Mention[] = [];
  for (const [service, pattern] of patterns[language]) {
    for (const match of normalised.matchAll(pattern)) {
      found.push({ service, start: match.index, end: match.index + match[0].length });
    }
  }
  found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: Mention[] = [];
  for (const mention of found) {
    if (!kept.some((other) => mention.start < other.end && other.start < mention.end)) kept.push(mention);
  }
  return kept.sort((a, b) => a.start - b.start);
}
