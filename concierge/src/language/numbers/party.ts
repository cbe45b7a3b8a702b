import { z } from 'zod';
import several from '../../../data/several/parties.json' with { type: 'json' };
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { loadData } from '../../data/load-data.ts';
import type { AnswerLanguage } from '../text/answer-language.ts';
import { withoutSaidTimes } from '../times/find-said-times.ts';
import { quantityWord } from './only-number.ts';
import { numberOf } from './quantity.ts';

/** Patterns for the number of people, by language; the first matching group is the number. */
const PARTIES = loadAnswerData(
  'parties',
  z.strictObject({
    /** Patterns; `count` is a number in words or figures. */
    counted: z.array(z.string().min(1)).min(1),
    /** Words that imply a number of people, by that number. */
    said: z.record(z.string().regex(/^\d+$/), z.array(z.string().min(1))),
  }),
);

const COUNT = '(?<count>\\p{L}+|\\d{1,2})';
const bounded = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}:])`, 'gu');

const PARTY = byAnswerLanguage((language) => ({
  counted: PARTIES[language].counted.map((pattern) => bounded(pattern.replaceAll('count', COUNT))),
  said: Object.entries(PARTIES[language].said).map(
    ([count, patterns]) => [Number(count), bounded(patterns.join('|'))] as const,
  ),
}));

/** The same in any of the six languages, for lines in a language that is understood but not answered. */
const PARTY_ANYWHERE = loadData('parties', z.strictObject({ counted: z.array(z.string().min(1)).min(1) }), {
  several,
}).several.counted.map((pattern) => bounded(pattern.replaceAll('count', COUNT)));

/**
 * The number of people in a normalised text, in any of the six languages. The language decides about a word that is a
 * number in two of them; a time does not count (`around eight or so`).
 */
export function partyIn(said: string, language: AnswerLanguage): number | null {
  const text = withoutSaidTimes(said);
  for (const pattern of [...PARTY[language].counted, ...PARTY_ANYWHERE]) {
    for (const match of text.matchAll(pattern)) {
      const word = match.groups?.count ?? '';
      const value = numberOf(word, language) ?? quantityWord(word);
      if (value !== null && value > 0) return value;
    }
  }
  return PARTY[language].said.find(([, pattern]) => text.search(pattern) >= 0)?.[0] ?? null;
}
