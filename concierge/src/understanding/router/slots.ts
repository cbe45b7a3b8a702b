import { z } from 'zod';
import en from '../../../data/en/router-slots.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { dateValue, timeValue } from './moments.ts';

/** A slot in the form of NLU++: the words, their position, and their value if it can be computed. */
export interface FoundSlot {
  text: string;
  span: [number, number];
  value?: unknown;
}

const Pattern = z.string().min(1);
const { en: WORDS } = loadData(
  'router-slots',
  z.strictObject({
    /** Parts of the patterns below, which refer to them as `{name}`. */
    sets: z.record(z.string(), Pattern),
    dates: z.array(Pattern).min(1),
    times: z.array(Pattern).min(1),
    /** An hour that is a time only after certain words. */
    afterTimeWord: Pattern,
    datePeriod: Pattern,
    timePeriod: Pattern,
    counted: z.strictObject({ adults: Pattern, kids: Pattern, rooms: Pattern, people: Pattern }),
    name: Pattern,
    bareNumber: Pattern,
    /** Right before the first and the last day of a stay. */
    startBefore: Pattern,
    endBefore: Pattern,
    aboutStay: Pattern,
    aboutVisit: Pattern,
    /** Days that are not a day of a stay. */
    past: Pattern,
  }),
  { en },
);

const filled = (source: string) =>
  source.replace(/\{(\w+)\}/g, (whole, name: string) => WORDS.sets[name] ?? whole);
const whole = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${filled(source)})(?![\\p{L}\\p{N}])`, 'giu');

const DATE = whole(WORDS.dates.join('|'));
const TIME = whole(WORDS.times.join('|'));
const AFTER_TIME_WORD = new RegExp(WORDS.afterTimeWord, 'giu');
const PERIOD = whole(WORDS.datePeriod);
const TIME_PERIOD = whole(WORDS.timePeriod);
const COUNTED = Object.entries(WORDS.counted).map(([slot, source]) => [slot, whole(source)] as const);
const NAME = new RegExp(WORDS.name, 'giu');
const BARE_NUMBER = new RegExp(WORDS.bareNumber, 'iu');
const START_BEFORE = new RegExp(WORDS.startBefore, 'iu');
const END_BEFORE = new RegExp(WORDS.endBefore, 'iu');
const ABOUT_A_STAY = new RegExp(WORDS.aboutStay, 'iu');
const ABOUT_A_VISIT = new RegExp(WORDS.aboutVisit, 'iu');
const PAST = new RegExp(WORDS.past, 'i');

class Finder {
  readonly slots: Record<string, FoundSlot> = {};
  readonly #taken: Array<[number, number]> = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Keeps the first free match of a slot. */
  take(slot: string, match: RegExpMatchArray, value?: unknown): boolean {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (this.slots[slot] || this.#taken.some(([from, to]) => start < to && from < end)) return false;
    this.#taken.push([start, end]);
    this.slots[slot] = {
      text: this.#text.slice(start, end),
      span: [start, end],
      ...(value != null && { value }),
    };
    return true;
  }

  before(match: RegExpMatchArray): string {
    return this.#text.slice(0, match.index ?? 0);
  }
}

function takeDates(text: string, now: Date, finder: Finder): void {
  const found = [...text.matchAll(DATE)];
  for (const match of found) {
    const lead = finder.before(match);
    const value = dateValue(match[0], now);
    const past = PAST.test(match[0]);
    if (!past && END_BEFORE.test(lead) && (finder.slots.date_from || found.length === 1))
      finder.take('date_to', match, value);
    else if (
      !past &&
      (START_BEFORE.test(lead) || found.length > 1 || ABOUT_A_STAY.test(text)) &&
      !ABOUT_A_VISIT.test(text)
    ) {
      finder.take(finder.slots.date_from ? 'date_to' : 'date_from', match, value);
    } else finder.take('date', match, value);
  }
}

function takeTimes(text: string, finder: Finder): void {
  for (const match of text.matchAll(TIME)) finder.take('time', match, timeValue(match[0]));
  for (const match of text.matchAll(AFTER_TIME_WORD)) finder.take('time', match, timeValue(match[0]));
}

/** The slots of an English text, in the NLU++ ontology's names, with dates counted from `now`. */
export function findSlots(text: string, now: Date): Record<string, FoundSlot> {
  const finder = new Finder(text);
  takeTimes(text, finder);
  takeDates(text, now, finder);
  for (const match of text.matchAll(PERIOD)) finder.take('date_period', match);
  for (const match of text.matchAll(TIME_PERIOD)) finder.take('time_period', match);
  for (const [slot, expression] of COUNTED)
    for (const match of text.matchAll(expression)) finder.take(slot, match);
  for (const match of text.matchAll(NAME)) finder.take('person_name', match, match[0]);
  const bare = BARE_NUMBER.exec(text);
  const word = bare?.[1];
  if (bare && word) {
    const at = text.toLowerCase().indexOf(word.toLowerCase());
    finder.take('number', Object.assign([word], { index: at }) as RegExpMatchArray);
  }
  return finder.slots;
}
