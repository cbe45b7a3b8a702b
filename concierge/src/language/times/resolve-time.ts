import { type ClockTime, clockText, type Half, NOON, readings } from './clock-times.ts';
import { localDay } from './said-days.ts';
import type { Bound, PartOfDay, SaidTime, TimeContext } from './said-time.ts';
import type { Piece } from './time-pieces.ts';
import { TIME_WORDS } from './time-words.ts';

const MINUTE_MS = 60_000;

const BOUNDS = (Object.entries(TIME_WORDS.bounds) as Array<[Bound, string]>).map(
  ([bound, pattern]) =>
    [bound, new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?:${TIME_WORDS.boundArticles})? ?$`, 'u')] as const,
);
const LOOSE_ENDING = new RegExp(`(?:${TIME_WORDS.looseEnding})$`, 'u');
const LOOSELY = new RegExp(`^[ -]?(?:${TIME_WORDS.loosely})(?![\\p{L}])`, 'u');

const HALVES: Readonly<Record<PartOfDay, (hour: number) => Half>> = {
  morning: () => 'am',
  afternoon: () => 'pm',
  evening: (hour) => (hour === 12 ? 'am' : 'pm'),
  night: (hour) => (hour === 12 || hour < 5 ? 'am' : 'pm'),
  small: () => 'am',
};

/**
 * A clock time in a part of the day that is elsewhere in its line: `08:30` and `tonight` are 20:30.
 *
 * @returns null for a time whose half of the day is known: `16:30`
 */
export function inPartOfDay(time: string, part: PartOfDay): string | null {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour > NOON) return null;
  const half = HALVES[part](hour);
  return clockText((hour % NOON) + (half === 'pm' ? NOON : 0), minute);
}

const wallTime = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);

/** Words before or after a time that make it a bound or approximate. */
function boundOf(group: readonly Piece[], folded: string): { bound: Bound; start: number; end: number } {
  const anchor = group.find(({ kind }) => kind === 'clock' || kind === 'meal');
  const start = Math.min(...group.map((piece) => piece.start));
  const end = Math.max(...group.map((piece) => piece.end));
  if (!anchor) return { bound: 'at', start, end };
  const loosely = LOOSELY.exec(folded.slice(anchor.end))?.[0] ?? '';
  const rough = loosely !== '' || LOOSE_ENDING.test(folded.slice(anchor.start, anchor.end));
  const last = Math.max(end, anchor.end + loosely.length);
  const before = folded.slice(0, anchor.start);
  for (const [bound, expression] of BOUNDS) {
    const match = expression.exec(before);
    if (match) return { bound, start: Math.min(start, match.index), end: last };
  }
  if (rough) return { bound: 'around', start, end: last };
  return { bound: 'at', start, end };
}

/** Of two readings of a time today, the one that has not passed. */
function ahead(times: readonly string[], day: string | null, { now, timeZone }: TimeContext): string[] {
  if (times.length < 2 || day !== localDay(now, timeZone)) return [...times];
  const left = times.filter((time) => time > wallTime(now, timeZone));
  return left.length > 0 ? left : [...times];
}

/** Combines the pieces of one time. */
export function resolveTime(group: readonly Piece[], folded: string, context: TimeContext): SaidTime {
  const { now, timeZone } = context;
  const only = <Kind extends Piece['kind']>(kind: Kind) =>
    group.find((piece): piece is Extract<Piece, { kind: Kind }> => piece.kind === kind);
  const { bound, start, end } = boundOf(group, folded);
  const lasting = only('lasting')?.minutes ?? null;
  const delay = only('delay');
  const every = only('every')?.every ?? null;
  const saidPart = only('part');
  const part = saidPart?.part ?? (every === 'morning' || every === 'evening' ? every : null);
  const meal = only('meal')?.meal ?? null;
  const dayPiece = only('day') ?? null;
  const dayAt = dayPiece && { start: dayPiece.start, end: dayPiece.end };
  const empty = {
    start,
    end,
    dayAt,
    ahead: dayPiece?.ahead ?? null,
    delayed: delay !== undefined,
    until: [],
    bound: 'at' as Bound,
    part,
    meal,
    every,
    lastingMinutes: lasting,
  };
  if (delay) {
    const moment = new Date(now.getTime() + delay.minutes * MINUTE_MS);
    return { ...empty, day: localDay(moment, timeZone), times: [wallTime(moment, timeZone)] };
  }
  const day = dayPiece?.day ?? (saidPart?.today ? localDay(now, timeZone) : null);
  const clocks = only('clock')?.clocks ?? [];
  const [from, to] = clocks;
  const half = (clock: ClockTime): Half | null =>
    (part ? HALVES[part](clock.hour) : null) ?? context.usual ?? null;
  // `From 3 to 5 pm` is entirely in the afternoon.
  const shared = to?.half ?? null;
  const fits = from && to && shared && from.hour < to.hour;
  const times = from ? readings(from, from.half ?? (fits ? shared : null) ?? half(from)) : [];
  const until = to ? readings(to, to.half ?? half(to)) : [];
  return {
    ...empty,
    day,
    times: ahead(times, day, context),
    until: ahead(until, day, context),
    bound: to ? 'at' : bound,
  };
}
