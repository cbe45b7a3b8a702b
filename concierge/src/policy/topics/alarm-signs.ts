import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import { PhraseLists } from '../../data/phrases.ts';
import { topicsOf } from './sensitive-topic.ts';

/** Who, and what has happened to them; `{somebody}` in a sign stands for any of that list of people. */
const AlarmSigns = z.object({ people: PhraseLists, signs: PhraseLists });

/** Up to so many words between who and what. */
const BETWEEN = "(?: [\\p{L}']+,?){0,5}";

function filledIn(sign: string, people: PhraseLists): string {
  const filled = sign
    .replaceAll('{between}', BETWEEN)
    .replace(/\{(\w+)\}/g, (whole, list: string) => (people[list] ? `(?:${people[list].join('|')})` : whole));
  return filled === sign ? sign : filledIn(filled, people);
}

const lists = Object.values(loadAnswerData('alarm-signs', AlarmSigns)).map(({ people, signs }) =>
  Object.fromEntries(
    Object.entries(signs).map(([reason, list]) => [reason, list.map((sign) => filledIn(sign, people))]),
  ),
);

/**
 * Emergencies by who and what, so that they are heard in words that nobody thought of: somebody, and what has happened
 * to them. Over normalised text; the plain words for an alarm are in `EMERGENCIES`.
 */
export const ALARM_SIGNS = topicsOf(Object.keys(lists[0] ?? {}), lists);
