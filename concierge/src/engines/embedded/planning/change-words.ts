import { z } from 'zod';
import words from '../../../../data/several/said-changes.json' with { type: 'json' };
import { loadData } from '../../../data/load-data.ts';

const Phrases = z.array(z.string().min(1)).min(1);
const lists = loadData(
  'said-changes',
  z.strictObject({
    /** Words that announce a change: `instead`, `afinal`. */
    cues: Phrases,
    /** Words that announce a change and follow a reason: `the meeting moved, make it 7`. */
    strong: Phrases,
    /** Words for two things that were mistaken for each other: `wrong way round`. */
    swaps: Phrases,
    /** The beginning of a reason that follows without a comma: `make it thursday so they're there`. */
    reasons: Phrases,
    /** The beginning of a clause with a reason: `I misread the ticket`. */
    tells: Phrases,
    /** Words before a detail at the start of a line, and the beginning of the rest: `it's tomorrow we're going`. */
    puts: Phrases,
    puttingThen: Phrases,
    /** Words after a detail, or before it, that deny it: `quinta não posso`, `can't do Thursday`. */
    deniedAfter: Phrases,
    deniedBefore: Phrases,
    /** Short forms of a day that has its full name elsewhere: `mañana no, pasado`. */
    days: z.record(z.string(), Phrases),
    /** Words around a detail that do not change its meaning. */
    filling: Phrases,
    /** Words after a number of people, and before one. */
    people: Phrases,
    ofPeople: Phrases,
    /** Mentions of who comes too, or does not: `my sister is joining us`. */
    joins: Phrases,
    /** Minutes relative to an earlier hour: `half past`; negative before the hour. */
    minutes: z.record(z.string().regex(/^-?\d+$/), Phrases),
    /** Other units of a service, by its key: a taxi in cars. */
    units: z.record(z.string(), Phrases),
  }),
  { several: words },
).several;

/** Any of the phrases, as whole words. */
export const anyOf = (phrases: readonly string[], flags = 'gu') =>
  new RegExp(`(?<![\\p{L}\\p{N}'])(?:${phrases.join('|')})(?![\\p{L}\\p{N}'])`, flags);

const COUNT = '(?<count>\\p{L}+|\\d{1,2})';

/** How guests change a request, in six languages. */
export const CHANGE_WORDS = {
  cues: anyOf([...lists.cues, ...lists.swaps]),
  swaps: anyOf(lists.swaps, 'u'),
  filling: anyOf(lists.filling),
  ofPeople: anyOf(lists.ofPeople, 'u'),
  people: anyOf([`${COUNT} (?:${lists.people.join('|')})`], 'u'),
  joins: anyOf(lists.joins, 'u'),
  tellsWhy: new RegExp(
    `^(?:\\p{L}+ )?(?:${[...lists.tells, ...lists.reasons].join('|')})(?![\\p{L}\\p{N}'])`,
    'u',
  ),
  putsTime: new RegExp(`^(?:\\p{L}+ )?(?:${lists.puts.join('|')}) `, 'u'),
  deniedAfter: new RegExp(`^[\\s,]*(?:${lists.deniedAfter.join('|')})$`, 'u'),
  deniedBefore: new RegExp(`(?<![\\p{L}\\p{N}'])(?:${lists.deniedBefore.join('|')})[\\s,]*$`, 'u'),
  days: Object.entries(lists.days).map(
    ([day, phrases]) => [day, new RegExp(`^(?:${phrases.join('|')})$`, 'u')] as const,
  ),
  minutes: Object.entries(lists.minutes).map(
    ([minutes, phrases]) => [Number(minutes), new RegExp(`^(?:${phrases.join('|')})$`, 'u')] as const,
  ),
  units: lists.units,
} as const;

/** Clause boundaries, except the dot in `6.30`. A star marks a correction: `2pm* sorry`. */
const CLAUSES = new RegExp(
  `[,;!?()*\\n]+|[.:](?=\\s|$)|\\s(?=(?:${[...lists.strong, ...lists.reasons].join('|')})(?![\\p{L}\\p{N}']))| [-–—] `,
  'u',
);
const PUT_FIRST = new RegExp(
  `^(?<put>(?:\\p{L}+ )?(?:${lists.puts.join('|')}) (?:\\S+ ){1,3}?)(?=(?:${lists.puttingThen.join('|')})(?![\\p{L}\\p{N}]))`,
  'u',
);

/** The clauses of a normalised text, for finding changes. */
export const changeClauses = (normalised: string): string[] =>
  normalised
    .split(CLAUSES)
    .flatMap((clause) => {
      const put = PUT_FIRST.exec(clause.trim())?.groups?.put;
      return put === undefined ? [clause] : [put, clause.trim().slice(put.length)];
    })
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/** Whether a star marks a text as the correction of an earlier one: `*3`, `2pm*`. */
export const isStarred = (text: string): boolean =>
  /^\s*\*+\s*[\p{L}\p{N}]|[\p{L}\p{N}]\*+(?=\s|$)/u.test(text);
