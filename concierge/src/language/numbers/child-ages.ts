import { z } from 'zod';
import words from '../../../data/several/child-ages.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { normalise } from '../text/normalise.ts';
import { withoutSaidTimes } from '../times/find-said-times.ts';
import { COUNTING } from './counting-words.ts';
import { quantityWord } from './only-number.ts';

const Phrases = z.array(z.string().min(1)).min(1);
const { lead, children, joins, notAges, old } = loadData(
  'child-ages',
  z.strictObject({
    /** Before an age: `they are both`. */
    lead: Phrases,
    /** Words for children. Without one, an age mentioned in passing is not a child's. */
    children: Phrases,
    /** Words between two ages. */
    joins: Phrases,
    /** Words after a number that is not an age. */
    notAges: Phrases,
    /** After the unit of an age: `six years old`. */
    old: Phrases,
  }),
  { several: words },
).several;

const NUMBER = '(?:\\d{1,2}|\\p{L}+)';
const LIST = `${NUMBER}(?:(?:, ?| (?:${joins.join('|')}) )${NUMBER})*`;
const UNIT = `(?:${COUNTING.ageUnits})(?: (?:${old.join('|')}))?`;
const LED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lead.join('|')}) (?<ages>${LIST}(?: ${UNIT})?)(?![\\p{L}\\p{N}:.]*\\d)(?! ?(?:${notAges.join('|')})(?!\\p{L}))`,
  'gu',
);
const COUNTED = new RegExp(`(?<![\\p{L}\\p{N}])(?<ages>${LIST} ?${UNIT})(?!\\p{L})`, 'gu');
const CHILDREN = new RegExp(`(?<!\\p{L})(?:${children.join('|')})(?!\\p{L})`, 'u');
const OLDEST = 17;

/** The leading numbers of a list that are all ages: `3 and 6` of `3 and 6 and we`. */
function agesOf(list: string): string | null {
  const parts = list.split(new RegExp(`, ?| (?:${joins.join('|')}) `, 'u'));
  const isAge = (part: string) => {
    const value = quantityWord(part.split(' ')[0] ?? '');
    return value !== null && value <= OLDEST;
  };
  const [first = ''] = parts;
  if (!isAge(first)) return null;
  const last = parts.findIndex((part) => !isAge(part));
  const kept = last < 0 ? parts : parts.slice(0, last);
  const end = kept.reduce((from, part) => list.indexOf(part, from) + part.length, 0);
  return list.slice(0, end);
}

/** Normalised words of a text as the guest wrote them. */
function asWritten(words: string, text: string): string {
  const composed = text.normalize('NFC');
  const normalised = normalise(text);
  const start = normalised.indexOf(words);
  return start >= 0 && normalised.length === composed.length
    ? composed.slice(start, start + words.length)
    : words;
}

/** The ages of children in the guest's words, as `3 and 6`; null if a text has none. A time of day is not an age. */
export function agesIn(text: string): string | null {
  const said = normalise(withoutSaidTimes(text));
  for (const pattern of [LED, COUNTED]) {
    for (const { groups } of said.matchAll(pattern)) {
      const ages = agesOf(groups?.ages ?? '');
      if (ages) return asWritten(ages, text);
    }
  }
  return null;
}

/** The ages of children that a line mentions in passing: `we're here with our twins, they're both 5`. */
export const agesOfChildrenIn = (text: string): string | null =>
  CHILDREN.test(normalise(text)) ? agesIn(text) : null;
