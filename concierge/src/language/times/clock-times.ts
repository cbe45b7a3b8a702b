import { compileTime, countOf, hourOf, TIME_WORDS } from './time-words.ts';

/** The half of the day of a time. */
export type Half = 'am' | 'pm';

/** A time of day in a text, before its half of the day is known. */
export interface ClockTime {
  start: number;
  end: number;
  /** 0 to 24. */
  hour: number;
  minute: number;
  half: Half | null;
  /** In clock format: `7:30`, `18h30`. */
  written: boolean;
}

const CLOCKS = TIME_WORDS.clocks.map(({ pattern, ...meaning }) => ({
  expression: compileTime(pattern),
  ...meaning,
}));

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** A number with a unit is not a time: `2.3m high`. */
const MEASURE = new RegExp(`^ ?(?:${TIME_WORDS.measures})(?![\\p{L}])`, 'u');

/** `A quarter past six pm`. */
const HALF_AFTER = /^ ?(?<half>[ap])\.? ?m(?![\p{L}])\.?/u;

const halfOf = (letter: string | undefined): Half | null =>
  letter === 'p' ? 'pm' : letter === 'a' ? 'am' : null;

const named = (groups: Record<string, string | undefined>, name: string) =>
  groups[name] ?? groups[`${name}2`] ?? groups[`${name}3`];

function toClock(
  match: RegExpMatchArray,
  meaning: { hour?: number; minute?: number; before?: boolean; sure?: boolean },
): ClockTime | null {
  const groups: Record<string, string | undefined> = match.groups ?? {};
  const word = named(groups, 'h');
  const hour = meaning.hour ?? (word === undefined ? null : hourOf(word));
  const said = named(groups, 'm');
  const minutes = meaning.minute ?? (said === undefined ? 0 : (countOf(said) ?? 0));
  if (hour === null || hour > 24) return null;
  // `Quarter to one` is before one, at noon or at night.
  const total = (hour * HOUR_MINUTES + (meaning.before ? -minutes : minutes) + DAY_MINUTES) % DAY_MINUTES;
  const start = match.index ?? 0;
  const end = start + match[0].trimEnd().length;
  const rest = (match.input ?? '').slice(end);
  if (MEASURE.test(rest)) return null;
  const after = HALF_AFTER.exec(rest);
  const half = halfOf(groups.half ?? after?.groups?.half);
  return {
    start,
    end: end + (after?.[0].length ?? 0),
    hour: Math.floor(total / HOUR_MINUTES),
    minute: total % HOUR_MINUTES,
    half: meaning.hour === undefined ? half : hour === 0 ? 'am' : 'pm',
    // `2:15` alone may be in either half of the day, but guests who mean the night say so.
    written: ((meaning.sure ?? false) && !/^[1-5]$/.test(word ?? '')) || /^0\d/.test(word ?? ''),
  };
}

/** Times of day in a folded text, in order; they do not overlap. */
export function clockTimesIn(folded: string): ClockTime[] {
  const found: ClockTime[] = [];
  for (const { expression, ...meaning } of CLOCKS) {
    for (const match of folded.matchAll(expression)) {
      const clock = toClock(match, meaning);
      if (clock && !found.some(({ start, end }) => clock.start < end && start < clock.end)) found.push(clock);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const TIME_IN_RANGE = (n: string) =>
  `(?<h${n}>{h})(?: ?(?:[:.]|h) ?(?<m${n}>[0-5]\\d)| ?h)?(?: ?(?<half${n}>[ap])\\.? ?m\\.?)?(?:{hourWord})?`;
const RANGE = compileTime(
  `(?<lead>{rangeLead}) ${TIME_IN_RANGE('')} ?(?:{rangeTo}) ?${TIME_IN_RANGE('2')}(?=$|[,.;:!?)]| ?(?:{bareEnd})(?![\\p{L}\\p{N}]))`,
);

/**
 * Ranges of figures that are times only because of the half of the day after them: `7 to 10 pm`. The larger hour has to
 * come last, so that `10 to 9 pm` stays ten minutes before nine.
 */
const FIGURES = compileTime(
  `(?<!(?:{notRange}) )(?<h>1[0-2]|[1-9])(?<m>)(?<half>) ?(?:{rangeTo}) ?(?<h2>1[0-2]|[1-9])(?<m2>) ?(?:(?<half2>[ap])\\.? ?m\\.?|(?=(?:{tonight}|{halfNamed})(?!\\p{L})))`,
);

/** Ranges in which a word before them makes bare numbers hours: `from 3 to 5`, `entre as 2 e as 4`. */
export function clockRangesIn(folded: string): Array<[ClockTime, ClockTime]> {
  const led = [...folded.matchAll(RANGE)];
  const figures = [...folded.matchAll(FIGURES)].filter(
    ({ index, 0: text, groups = {} }) =>
      Number(groups.h) < Number(groups.h2) &&
      led.every((other) => index + text.length <= other.index || other.index + other[0].length <= index),
  );
  return [...led, ...figures].flatMap((match): Array<[ClockTime, ClockTime]> => {
    const groups: Record<string, string | undefined> = match.groups ?? {};
    const one = (n: string, start: number, end: number): ClockTime | null => {
      const hour = hourOf(groups[`h${n}`] ?? '');
      const minute = Number(groups[`m${n}`] ?? 0);
      const written = Boolean(groups[`m${n}`]);
      return hour === null ? null : { start, end, hour, minute, half: halfOf(groups[`half${n}`]), written };
    };
    const end = match.index + match[0].trimEnd().length;
    const from = one('', match.index, match.index + 1);
    const to = one('2', match.index + 1, end);
    return from && to ? [[from, to]] : [];
  });
}

/** `07:05`. */
export const clockText = (hour: number, minute: number): string =>
  `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

export const NOON = 12;

/** The possible readings of a clock time, as `07:30`: one if its half of the day is known, otherwise two. */
export function readings({ hour, minute, half, written }: ClockTime, said: Half | null): string[] {
  const known = half ?? said;
  if (hour > NOON || (hour === 0 && written)) return [clockText(hour, minute)];
  if (known === 'pm') return [clockText(hour === NOON ? NOON : (hour % NOON) + NOON, minute)];
  if (known === 'am') return [clockText(hour % NOON, minute)];
  if (written || hour === NOON || hour === 0) return [clockText(hour, minute)];
  return [clockText(hour, minute), clockText(hour + NOON, minute)];
}
