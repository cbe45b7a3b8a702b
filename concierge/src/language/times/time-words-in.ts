import { parseTimes } from './parse-times.ts';
import { inPartOfDay } from './resolve-time.ts';
import type { SaidTime } from './said-time.ts';
import { TIME_WORDS } from './time-words.ts';

const AT_ONCE = new RegExp(`(?<![\\p{L}])(?:${TIME_WORDS.atOnce})(?![\\p{L}])`, 'u');

/** A flight at 11 needs its taxi long before, so the time of a departure does not count. */
const OF_DEPARTURE = new RegExp(`(?<!\\p{L})(?:${TIME_WORDS.departures})(?: [\\p{L}']+){0,2} ?$`, 'u');

/** For checking whether words give a time, whatever the time. */
const ANY_TIME = { now: new Date(0), timeZone: 'UTC' } as const;

const saysTime = ({ times, part, meal }: SaidTime) => times.length > 0 || part !== null || meal !== null;

/** The words for a time without those for its day. */
function withoutDay(text: string, { start, end, dayAt }: SaidTime): string {
  if (!dayAt) return text.slice(start, end);
  const kept =
    dayAt.start === start
      ? text.slice(dayAt.end, end)
      : dayAt.end === end
        ? text.slice(start, dayAt.start)
        : text.slice(start, end);
  return kept.replace(/^[\s,]+|[\s,]+$/gu, '');
}

/**
 * The guest's own words for a time of day and a day in a text; null for missing parts. Both belong to one wish: of
 * several times the first counts, and a clock time before a part of the day.
 *
 * @param asked whether the text answers the question for a time, so that a number alone counts
 */
export function timeWordsIn(text: string, asked = false): { time: string | null; day: string | null } {
  const composed = text.normalize('NFC');
  const times = parseTimes(text, { ...ANY_TIME, asked }).filter(
    ({ start }) => !OF_DEPARTURE.test(composed.slice(0, start)),
  );
  const clock = times.find((said) => said.times.length > 0);
  const apart = times.find((said) => said.times.length === 0 && said.part !== null);
  const timed = clock ?? times.find(saysTime);
  const dated = timed?.dayAt ? timed : times.find(({ dayAt }) => dayAt !== null);
  const [first] = clock?.times ?? [];
  const joint = first && clock?.part === null && apart?.part ? inPartOfDay(first, apart.part) : null;
  return {
    time: joint ?? (timed ? withoutDay(composed, timed) : (AT_ONCE.exec(composed)?.[0] ?? null)),
    day: dated?.dayAt ? composed.slice(dated.dayAt.start, dated.dayAt.end) : null,
  };
}

/**
 * The time that an answer gives within an earlier part of the day: `8` after `tomorrow morning`. Null if it gives none,
 * or names its half of the day itself.
 */
export function timeWithin(part: string, answer: string): string | null {
  const [clock] = parseTimes(answer, { ...ANY_TIME, asked: true }).flatMap(({ times }) => times);
  const half = parseTimes(part, ANY_TIME).find((said) => said.part !== null)?.part;
  return clock && half ? inPartOfDay(clock, half) : null;
}
