import { loadAnswerData } from '../../data/answer-data.ts';
import type { AnswerLanguage } from '../text/answer-language.ts';
import { type LexiconKey, SERVICES, ServiceLexicon } from './services.ts';

/** Names of services, by language. */
export const SERVICE_WORDS = loadAnswerData('services', ServiceLexicon);

/** A mention of a service in a normalised text. */
export interface Mention {
  service: LexiconKey;
  start: number;
  end: number;
}

/**
 * Number of texts whose mentions are cached: a turn searches the same few lines repeatedly, and the facts of the
 * property in every turn.
 */
const MOST_REMEMBERED = 2_000;

interface Term {
  service: LexiconKey;
  pattern: RegExp;
}

const escaped = (term: string) => term.replace(/[.+?^${}()[\]\\]/g, '\\$&').replace(/\*/g, "[\\p{L}'-]*");

/** Terms by their first three characters, so that a word is compared with only a few of them. */
function indexTerms(language: AnswerLanguage): Map<string, Term[]> {
  const index = new Map<string, Term[]>();
  for (const service of Object.keys(SERVICES) as LexiconKey[]) {
    for (const term of SERVICE_WORDS[language][service].terms) {
      const key = term.slice(0, FIRST_CHARS).replace(/\*.*/, '');
      const pattern = new RegExp(`${escaped(term)}(?![\\p{L}\\p{N}])`, 'uy');
      index.set(key, [...(index.get(key) ?? []), { service, pattern }]);
    }
  }
  return index;
}

const FIRST_CHARS = 3;
const indices: Partial<Record<AnswerLanguage, Map<string, Term[]>>> = {};
const remembered = new Map<string, readonly Mention[]>();

function search(normalised: string, language: AnswerLanguage): Mention[] {
  indices[language] ??= indexTerms(language);
  const index = indices[language];
  const found: Mention[] = [];
  for (const { index: start } of normalised.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    for (let size = 1; size <= FIRST_CHARS; size += 1) {
      for (const { service, pattern } of index.get(normalised.slice(start, start + size)) ?? []) {
        pattern.lastIndex = start;
        const match = pattern.exec(normalised);
        if (match) found.push({ service, start, end: start + match[0].length });
      }
    }
  }
  found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: Mention[] = [];
  for (const mention of found) {
    if (!kept.some((other) => mention.start < other.end && other.start < mention.end)) kept.push(mention);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Services that a normalised text names, in order; of overlapping mentions the longest wins. */
export function findServices(normalised: string, language: AnswerLanguage): readonly Mention[] {
  const key = `${language} ${normalised}`;
  const known = remembered.get(key);
  if (known) return known;
  const mentions = search(normalised, language);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, mentions);
  return mentions;
}
