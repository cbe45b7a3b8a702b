import { z } from 'zod';
import several from '../../../data/several/time-words.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';

const Words = z.record(z.string(), z.string().min(1));
const Pattern = z.string().min(1);

/** Expressions of times, in six languages at once; folded. `{name}` in a pattern is one of the sets, `{h}` an hour. */
export const { several: TIME_WORDS } = loadData(
  'time-words',
  z.strictObject({
    /** Words by the number that they mean, several to a string. */
    hours: Words,
    counts: Words,
    /** Words by the minutes that they mean. */
    units: Words,
    sets: z.record(z.string(), Pattern),
    /**
     * Times of day; the first match counts. `minute` is added to the hour; `before`: the minutes are before the hour.
     */
    clocks: z.array(
      z.strictObject({
        pattern: Pattern,
        hour: z.int().optional(),
        minute: z.int().optional(),
        before: z.boolean().optional(),
        /** Whether it is in clock format, which means the morning before noon unless something says otherwise. */
        sure: z.boolean().optional(),
      }),
    ),
    parts: z.strictObject({
      morning: Pattern,
      afternoon: Pattern,
      evening: Pattern,
      night: Pattern,
      small: Pattern,
    }),
    /** Parts of the day that can only be today's. */
    todayParts: Pattern,
    /** Numbers of several words, which count as one: `vinte e uma`. */
    joined: Pattern,
    /** Parts of the day at the end of a German day: `Freitagabend`. */
    compoundParts: z.strictObject({
      morning: Pattern,
      afternoon: Pattern,
      evening: Pattern,
      night: Pattern,
    }),
    /** Recurrence; `regular`: by another rule, as `every other day`, `Mondays`. The first match counts. */
    every: z.strictObject({ morning: Pattern, evening: Pattern, day: Pattern, regular: Pattern }),
    /** Days by their distance from today. */
    days: z.record(z.string().regex(/^\d$/), Pattern),
    bounds: z.strictObject({ before: Pattern, after: Pattern, until: Pattern, around: Pattern }),
    /** Words after a time that make it approximate. */
    loosely: Pattern,
    /** Words between the pieces of one time: `tomorrow *at* 7`. */
    glue: Pattern,
    meals: z.strictObject({ breakfast: Pattern, lunch: Pattern, dinner: Pattern }),
    /** Words before a meal that is a time, with its article; a meal without them is food. */
    mealLead: Pattern,
    mealArticle: Pattern,
    /** Articles between a bound and its time: `before the`. */
    boundArticles: Pattern,
    /** The ending of an approximate time: `9ish`. */
    looseEnding: Pattern,
    /** Names of days to which German appends a part of the day. */
    dayNames: Pattern,
    /** The day of a month, as `{day}`, and words that must not follow it. */
    dayOfMonth: z.strictObject({ patterns: z.array(Pattern).min(1), notBefore: Pattern }),
    /** Signs that two figures with a full stop are a clock time. */
    notDate: Pattern,
    /**
     * Portuguese weekdays without `feira`, which are also ordinal numbers, and words before them that make them days.
     */
    ordinals: z.strictObject({ days: Pattern, before: Pattern }),
    /** Words before and after a bare hour that answers the question for a time. */
    answer: z.strictObject({ lead: Pattern, end: Pattern }),
    /** Phrases that refer to the day mentioned before, and their expansion: `the same morning`. */
    sameDay: z.array(z.strictObject({ said: Pattern, means: Pattern })).min(1),
    /** Words before a time that is denied: `not eleven, noon`. Words that take a time back are the set `corrects`. */
    denied: Pattern,
    /** Units after a number that is not a time: `2.3m high`. */
    measures: Pattern,
    /** Departures, whose time is not the time of a guest's wish: `the flight is at 11`. */
    departures: Pattern,
    /** Words for immediately, a time without a clock. */
    atOnce: Pattern,
    /** Words of a wish that show its half of the day. */
    usualHalf: z.strictObject({ morning: Pattern, evening: Pattern }),
  }),
  { several },
);

const valuesOf = (words: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(words).flatMap(([value, list]) => list.split(' ').map((word) => [word, Number(value)])),
  );

const HOURS = valuesOf(TIME_WORDS.hours);
const COUNTS = valuesOf(TIME_WORDS.counts);
const UNITS = valuesOf(TIME_WORDS.units);

const figure = (word: string) => (/^\d+$/.test(word) ? Number(word) : null);
export const hourOf = (word: string): number | null => figure(word) ?? HOURS.get(word) ?? null;
export const countOf = (word: string): number | null => figure(word) ?? COUNTS.get(word) ?? null;
/** Minutes of a unit such as `hours`. */
export const minutesOf = (unit: string): number | null => UNITS.get(unit) ?? null;

const anyOf = (words: ReadonlyMap<string, number>) =>
  [...words.keys()].sort((a, b) => b.length - a.length).join('|');

const SETS: Readonly<Record<string, string>> = {
  ...TIME_WORDS.sets,
  h: `2[0-4]|1\\d|0?\\d|${anyOf(HOURS)}`,
  m: anyOf(COUNTS),
  count: `\\d{1,3}|${anyOf(COUNTS)}`,
  unit: anyOf(UNITS),
};

/** A pattern with its sets inserted: `{h}` is any hour. */
export const withSets = (pattern: string): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => SETS[name] ?? whole);

/** Compiles a pattern with its sets inserted, as whole words over folded text. */
export const compileTime = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${withSets(pattern)})(?![\\p{L}\\p{N}])`, 'gu');

/** Compiles a pattern for the end of the German name of a day, over folded text. */
export const compileDayEnding = (pattern: string): RegExp =>
  new RegExp(`(?<=${TIME_WORDS.dayNames})(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu');
