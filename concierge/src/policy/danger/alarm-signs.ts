import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import { PhraseLists } from '../../data/phrases.ts';
import { topicsOf } from '../topics/sensitive-topic.ts';

/** Signs with a subject and what happened to it; `{somebody}` in a sign matches any of that list of people. */
const AlarmSigns = z.object({ people: PhraseLists, signs: PhraseLists });

/** Most words between subject and event. */
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
 * Emergencies by subject and event: a person, and what happened to them. They detect wordings that are in no list.
 * Patterns match normalised text; the plain alarm words are in `EMERGENCIES`.
 */
export const ALARM_SIGNS = topicsOf(Object.keys(lists[0] ?? {}), lists);
