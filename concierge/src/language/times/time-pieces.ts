import { type ClockTime, clockRangesIn, clockTimesIn } from './clock-times.ts';
import { DELAY, durationOf, LASTING } from './durations.ts';
import { withoutSaidTimes } from './find-said-times.ts';
import { fold } from './fold.ts';
import { daysAfter, daysIn, localDay } from './said-days.ts';
import type { Every, Meal, PartOfDay, TimeContext } from './said-time.ts';
import { compileDayEnding, compileTime, TIME_WORDS } from './time-words.ts';

/** The time information in a part of a line; pieces that belong together are one time. */
export type Piece = { start: number; end: number } & (
  | { kind: 'clock'; clocks: readonly ClockTime[] }
  | { kind: 'day'; day: string; ahead: number | null }
  | { kind: 'part'; part: PartOfDay; today: boolean }
  | { kind: 'delay'; minutes: number }
  | { kind: 'lasting'; minutes: number }
  | { kind: 'every'; every: Every }
  | { kind: 'meal'; meal: Meal }
);

const DAY_MINUTES = 24 * 60;

const entries = <Key extends string>(patterns: Readonly<Record<Key, string>>) =>
  (Object.entries(patterns) as Array<[Key, string]>).map(
    ([key, pattern]) => [key, compileTime(pattern)] as const,
  );
const PARTS = entries(TIME_WORDS.parts);
const DAY_ENDINGS = (Object.entries(TIME_WORDS.compoundParts) as Array<[PartOfDay, string]>).map(
  ([part, pattern]) => [part, compileDayEnding(pattern)] as const,
);
const EVERY = entries(TIME_WORDS.every);
const MEALS = entries(TIME_WORDS.meals);
const TODAY_PART = compileTime(TIME_WORDS.todayParts);
/** Words before a meal that is a time: at, right before or right after it. A meal without them is food. */
const AT_MEAL = new RegExp(`(?<![\\p{L}])(?:${TIME_WORDS.mealLead}) (?:${TIME_WORDS.mealArticle})?$`, 'u');
const BARE = new RegExp(
  `^(?:${TIME_WORDS.answer.lead})?(?<hour>[01]?\\d|2[0-4])(?:${TIME_WORDS.answer.end})?[.!]?$`,
  'u',
);

/** The pieces of times in a line; text that one kind has matched is hidden from later kinds. */
export function piecesIn(
  line: string,
  { now, timeZone, asked }: TimeContext,
): { pieces: Piece[]; folded: string } {
  const composed = withoutSaidTimes(line, ['not-a-time', 'place']);
  let { folded: text } = fold(composed);
  const { folded } = fold(line);
  const pieces: Piece[] = [];
  const take = (piece: Piece) => {
    if (/^\s*$/u.test(text.slice(piece.start, piece.end))) return;
    pieces.push(piece);
    text = text.slice(0, piece.start) + '\u0000'.repeat(piece.end - piece.start) + text.slice(piece.end);
  };
  const each = (expression: RegExp, make: (match: RegExpExecArray) => Piece | null) => {
    for (const match of [...text.matchAll(expression)]) {
      const piece = make(match);
      if (piece) take(piece);
    }
  };
  const at = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });
  each(DELAY, (match) => {
    const minutes = durationOf(match.groups ?? {}) ?? durationOf(match.groups ?? {}, '_2');
    if (minutes === null) return null;
    if (minutes < DAY_MINUTES) return { kind: 'delay', minutes, ...at(match) };
    const day = daysAfter(localDay(now, timeZone), minutes / DAY_MINUTES);
    return { kind: 'day', day, ahead: null, ...at(match) };
  });
  each(LASTING, (match) => {
    const minutes = durationOf(match.groups ?? {});
    return minutes === null ? null : { kind: 'lasting', minutes, ...at(match) };
  });
  for (const [every, expression] of EVERY)
    each(expression, (match) => ({ kind: 'every', every, ...at(match) }));
  for (const [meal, expression] of MEALS) {
    each(expression, (match) =>
      AT_MEAL.test(text.slice(0, match.index)) ? { kind: 'meal', meal, ...at(match) } : null,
    );
  }
  for (const clocks of clockRangesIn(text)) {
    take({ kind: 'clock', clocks, start: clocks[0].start, end: clocks[1].end });
  }
  for (const clocks of joinRanges(clockTimesIn(text), text)) {
    const [first] = clocks;
    const last = clocks.at(-1);
    if (first && last) take({ kind: 'clock', clocks, start: first.start, end: last.end });
  }
  for (const [part, expression] of PARTS) {
    each(expression, (match) => {
      const today = [...match[0].matchAll(TODAY_PART)].length > 0;
      return { kind: 'part', part, today, ...at(match) };
    });
  }
  for (const [part, expression] of DAY_ENDINGS) {
    each(expression, (match) => ({ kind: 'part', part, today: false, ...at(match) }));
  }
  const shown = composed
    .split('')
    .map((unit, index) => (text.charAt(index) === '\u0000' ? ' ' : unit))
    .join('');
  for (const said of daysIn(text.replaceAll('\u0000', ' '), shown, now, timeZone)) {
    take({ kind: 'day', ...said });
  }
  const bare = asked && pieces.every(({ kind }) => kind !== 'clock') ? BARE.exec(text.trim()) : null;
  if (bare?.groups?.hour) {
    const hour = Number(bare.groups.hour);
    const start = text.indexOf(bare.groups.hour);
    const end = start + bare.groups.hour.length;
    take({
      kind: 'clock',
      start,
      end,
      clocks: [{ start, end, hour, minute: 0, half: null, written: false }],
    });
  }
  return { pieces: pieces.sort((a, b) => a.start - b.start), folded };
}

/** `14:00 - 16:00` is one piece. */
function joinRanges(clocks: readonly ClockTime[], text: string): ClockTime[][] {
  const joined: ClockTime[][] = [];
  for (const clock of clocks) {
    const last = joined.at(-1);
    const [from, to] = last ?? [];
    const dash = from && !to && /^ ?[-–] ?$/u.test(text.slice(from.end, clock.start));
    if (last && dash) last.push(clock);
    else joined.push([clock]);
  }
  return joined;
}
