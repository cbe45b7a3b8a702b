import type { AnswerLanguage } from '../text/answer-language.ts';
import { COUNTING } from './counting-words.ts';
import { numberOf, quantityBefore } from './quantity.ts';

/** What follows the name of a thing that is shared out: `slippers for me`. */
const FIRST = new RegExp(`^ (?:${COUNTING.shareFor}) \\p{L}`, 'u');
/** `, another for the missus`, `and two for the children`. */
const FURTHER = new RegExp(
  `(?:,|(?<!\\p{L})(?:${COUNTING.shareJoins})) *(?:(?:${COUNTING.shareJoins}) )?(?:(?<one>${COUNTING.shareOnes})|(?<number>\\p{L}+|\\d{1,2})(?: (?:${COUNTING.more}))?)(?: (?:${COUNTING.units}))? (?:${COUNTING.shareFor}) \\p{L}`,
  'gu',
);

/**
 * The quantity of the thing named at `start` that a normalised text shares out: three in `1 pair of slippers for me,
 * another for the missus and a third for her mother`. Null unless the thing is for someone, and more of it for someone
 * else.
 */
export function quantityShared(
  normalised: string,
  start: number,
  end: number,
  language: AnswerLanguage,
): number | null {
  const after = normalised.slice(end);
  if (!FIRST.test(after)) return null;
  const more = [...after.matchAll(FURTHER)].reduce(
    (sum, { groups }) => sum + (groups?.one ? 1 : (numberOf(groups?.number ?? '', language) ?? 0)),
    0,
  );
  return more === 0 ? null : (quantityBefore(normalised, 0, start, end, language) ?? 1) + more;
}
