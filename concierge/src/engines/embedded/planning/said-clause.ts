import { findServices } from '../../../language/lexicon/find-services.ts';
import type { LexiconKey } from '../../../language/lexicon/services.ts';
import { quantityWord } from '../../../language/numbers/only-number.ts';
import { numberOf } from '../../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { parseTimes } from '../../../language/times/parse-times.ts';
import { saidTime } from '../../../language/times/said-moment.ts';
import { anyOf, CHANGE_WORDS } from './change-words.ts';

/** The details in a line, or in a clause of it. Missing parts are null. */
export interface SaidDetails {
  /** The service that it names. */
  named: LexiconKey | null;
  /** The words for a time of day, and for a day. */
  time: string | null;
  day: string | null;
  /** Minutes relative to an earlier hour, negative before it. */
  minutes: number | null;
  people: number | null;
  /** The quantity of a thing. */
  count: number | null;
  /** A bare number, of hours, people or things. */
  number: number | null;
}

/** No detail at all. */
export const NO_DETAILS: SaidDetails = {
  named: null,
  time: null,
  day: null,
  minutes: null,
  people: null,
  count: null,
  number: null,
};

/** A clause of a line that may change something. */
export interface SaidClause {
  said: SaidDetails;
  cued: boolean;
  /** The clause without its details. */
  left: string;
  /** Whether it names something that is not open. */
  isOther: boolean;
}

/** A larger number is a room, not a quantity. */
const MOST_THINGS = 99;

const countIn = (word: string, language: AnswerLanguage): number | null => {
  const value = numberOf(word, language) ?? quantityWord(word);
  return value !== null && value > 0 && value <= MOST_THINGS ? value : null;
};

/** The number in words that are otherwise only filler, as `um` is in other languages: `só um`. */
function numberWithin(detail: string, language: AnswerLanguage): number | null {
  const numbers = detail
    .split(' ')
    .flatMap((word) => (word.length > 1 ? (numberOf(word, language) ?? []) : []));
  const [only, ...others] = numbers;
  return only !== undefined && others.length === 0 && only > 0 ? only : null;
}

const blank = (text: string, start: number, end: number) =>
  `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;

/** The open thing that a clause names, by its name or by its unit. */
function thingIn(clause: string, open: ReadonlySet<LexiconKey>, language: AnswerLanguage) {
  const mentions = findServices(clause, language);
  const isOther = mentions.length > 1 || mentions.some(({ service }) => !open.has(service));
  const units = Object.entries(CHANGE_WORDS.units).flatMap(([service, phrases]) => {
    const match = open.has(service as LexiconKey) ? anyOf(phrases, 'u').exec(clause) : null;
    const end = match ? match.index + match[0].length : 0;
    return match ? [{ service: service as LexiconKey, start: match.index, end }] : [];
  });
  const [thing] = isOther ? [] : [...mentions, ...units];
  return { thing, isOther };
}

/** The words of a clause for a time and a day, the clause without them, and whether it denies them. */
function timesIn(clause: string) {
  const said: Pick<SaidDetails, 'time' | 'day'> = { time: null, day: null };
  let left = clause;
  let isDenied = false;
  for (const { start, end, times, dayAt } of parseTimes(clause, { now: new Date(0), timeZone: 'UTC' })) {
    if (times.length === 0 && !dayAt) continue;
    // A number word is an hour only behind the words before it: `a las diez`.
    const time = clause.slice(start, end);
    if (times.length > 0) said.time ??= saidTime(time) === null ? clause.slice(0, end).trim() : time;
    if (dayAt) said.day ??= clause.slice(dayAt.start, dayAt.end);
    isDenied ||=
      CHANGE_WORDS.deniedAfter.test(clause.slice(end)) ||
      CHANGE_WORDS.deniedBefore.test(clause.slice(0, start));
    left = blank(left, start, end);
  }
  return { said, left, isDenied };
}

const bareOf = (text: string) => text.replace(CHANGE_WORDS.filling, ' ').replace(/\s+/gu, ' ').trim();

/** The details of a clause, and the clause without them. */
export function readClause(
  clause: string,
  open: ReadonlySet<LexiconKey>,
  language: AnswerLanguage,
): SaidClause {
  const { thing, isOther } = thingIn(clause, open, language);
  const said = { ...NO_DETAILS };
  let left = clause;
  if (thing) {
    const before = /(\p{L}+|\d{1,2}) $/u.exec(left.slice(0, thing.start));
    const count = before?.[1] === undefined ? null : countIn(before[1], language);
    said.named = thing.service;
    left = blank(left, thing.start, thing.end);
    if (count !== null && before) {
      said.count = count;
      left = blank(left, before.index, thing.start);
    }
  }
  const people = CHANGE_WORDS.people.exec(left);
  const party = people?.groups?.count === undefined ? null : countIn(people.groups.count, language);
  if (people && party !== null) {
    said.people = party;
    left = blank(left, people.index, people.index + people[0].length);
  }
  const times = timesIn(left);
  if (times.isDenied) return { said: { ...NO_DETAILS, named: said.named }, cued: true, left: '', isOther };
  Object.assign(said, times.said);
  left = times.left;
  // In `Antes as nove` the words of the time include the cue.
  const cued = clause.search(CHANGE_WORDS.cues) >= 0;
  const ofPeople = CHANGE_WORDS.ofPeople.test(left);
  left = left.replace(CHANGE_WORDS.ofPeople, ' ').replace(CHANGE_WORDS.cues, ' ');
  const detail = left.replace(/[^\p{L}\p{N}']+/gu, ' ').trim();
  const whole = { cued, left: '', isOther };
  for (const text of [detail, bareOf(detail)]) {
    const minutes = CHANGE_WORDS.minutes.find(([, pattern]) => pattern.test(text));
    if (minutes) return { ...whole, said: { ...said, minutes: minutes[0] } };
    const day = CHANGE_WORDS.days.find(([, pattern]) => pattern.test(text));
    if (day) return { ...whole, said: { ...said, day: day[0] } };
  }
  left = bareOf(detail);
  const number = countIn(left, language) ?? (left === '' ? numberWithin(detail, language) : null);
  if (number === null) return { said, cued, left, isOther };
  return { ...whole, said: { ...said, [ofPeople ? 'people' : 'number']: number } };
}
