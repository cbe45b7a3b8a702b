import { type ClockTime, clockRangesIn, clockTimesIn, type Half, readings } from './clock-times.ts';
import { withoutSaidTimes } from './find-said-times.ts';
import { fold } from './fold.ts';
import { daysAfter, daysIn, localDay } from './said-days.ts';
import { compileDayEnding, compileTime, countOf, minutesOf, TIME_WORDS } from './time-words.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night' | 'small';
export type Meal = 'breakfast' | 'lunch' | 'dinner';
export type Every = 'day' | 'morning' | 'evening' | 'regular';
export type Bound = 'at' | 'before' | 'after' | 'until' | 'around';

/** A time as a guest said it. What was not said is null. */
export interface SaidTime {
  /** Where it is in the line's composed form (NFC); the end is exclusive. */
  start: number;
  end: number;
  /** `2026-11-22` in the property's calendar. */
  day: string | null;
  /** The words for the day alone. */
  dayAt: { start: number; end: number } | null;
  /** Counted from now, as `in an hour`. */
  delayed: boolean;
  /** `07:30`; two where it may be either half of the day, the earlier first. */
  times: readonly string[];
  /** The end of a range. */
  until: readonly string[];
  bound: Bound;
  part: PartOfDay | null;
  /** Before or after a meal, or at it: the property's hours decide when that is. */
  meal: Meal | null;
  /** `regular`: by a rule that only the words say, as `every other day`. */
  every: Every | null;
  /** For how long. */
  lastingMinutes: number | null;
}

/** What a line is read with. */
export interface TimeContext {
  now: Date;
  timeZone: string;
  /** The half of the day in which it is usual: breakfast and waking up in the morning, dinner in the evening. */
  usual?: Half | null;
  /** The line answers the question for a time: a number alone is one. */
  asked?: boolean;
}

type Piece = { start: number; end: number } & (
  | { kind: 'clock'; clocks: readonly ClockTime[] }
  | { kind: 'day'; day: string }
  | { kind: 'part'; part: PartOfDay; today: boolean }
  | { kind: 'delay'; minutes: number }
  | { kind: 'lasting'; minutes: number }
  | { kind: 'every'; every: Every }
  | { kind: 'meal'; meal: Meal }
);

const MINUTE_MS = 60_000;
const HALF_HOUR = 30;
const DAY_MINUTES = 24 * 60;

const DURATION =
  "(?:(?<fixed>half an hour|meia hora|media hora|(?:einer )?halben? stunde|(?:une )?demi-heure|mezz'ora)|(?<hourAndHalf>an hour and a half|one and a half hours|uma hora e meia|(?:una )?hora y media|anderthalb stunden|une heure et demie|un'ora e mezza)|(?:a )?(?<count>{count}) ?(?:of )?(?<unit>{unit})|(?<anHour>hour|hora|un'ora|stunde))";
const DELAY = compileTime(
  `(?:{delayLead}) (?:the next )?${DURATION}|${DURATION.replace(/\(\?<(\w+)>/g, '(?<$1_2>')} from now`,
);
const LASTING = compileTime(`(?:{durationLead}) ${DURATION}`);
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
const BOUNDS = (Object.entries(TIME_WORDS.bounds) as Array<[Bound, string]>).map(
  ([bound, pattern]) =>
    [
      bound,
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?: the| o| a| el| la| le| l'| dem| der)? ?$`, 'u'),
    ] as const,
);
const LOOSELY = new RegExp(`^[ -]?(?:${TIME_WORDS.loosely})(?![\\p{L}])`, 'u');
const GLUE = new RegExp(`^[ ,]*(?:(?:${TIME_WORDS.glue})[ ,]+|l')*$`, 'u');
/** At a meal, or right before or after it; a meal alone is something to eat. */
const AT_MEAL =
  /(?<![\p{L}])(?:before|after|during|at|by|with|antes d[aoe]l?|depois d[aoe]|despues del?|despues de la|antes de la|durante (?:o|a|el|la)|vor dem|nach dem|zum|beim|avant le|apres le|pendant le|prima di|dopo|a) (?:la |el )?$/u;
const BARE =
  /^(?:it (?:will be|is) |at |um |as |a las? )?(?<hour>[01]?\d|2[0-4])(?: please| por favor)?[.!]?$/u;

function durationOf(groups: Record<string, string | undefined>, suffix = ''): number | null {
  const group = (name: string) => groups[name + suffix];
  if (group('fixed')) return HALF_HOUR;
  if (group('hourAndHalf')) return 3 * HALF_HOUR;
  if (group('anHour')) return 2 * HALF_HOUR;
  const count = countOf(group('count') ?? '');
  const unit = minutesOf(group('unit') ?? '');
  return count === null || unit === null ? null : count * unit;
}

/** The pieces of times in a line: what one kind has claimed, the later ones no longer see. */
function piecesIn(line: string, { now, timeZone, asked }: TimeContext): { pieces: Piece[]; folded: string } {
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
    return { kind: 'day', day: daysAfter(localDay(now, timeZone), minutes / DAY_MINUTES), ...at(match) };
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
  for (const { start, end, day } of daysIn(text.replaceAll('\u0000', ' '), shown, now, timeZone)) {
    take({ kind: 'day', day, start, end });
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

function together(pieces: readonly Piece[], folded: string): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const near = last !== undefined && GLUE.test(folded.slice(last.end, piece.start));
    const same = group?.some(({ kind }) => kind === piece.kind) ?? false;
    const whole = piece.kind === 'delay' || last?.kind === 'delay';
    if (group && near && !same && !whole) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

const HALVES: Readonly<Record<PartOfDay, (hour: number) => Half>> = {
  morning: () => 'am',
  afternoon: () => 'pm',
  evening: (hour) => (hour === 12 ? 'am' : 'pm'),
  night: (hour) => (hour === 12 || hour < 5 ? 'am' : 'pm'),
  small: () => 'am',
};

const wallTime = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);

/** What stands before or after a time and leaves it open, with the words for it. */
function boundOf(group: readonly Piece[], folded: string): { bound: Bound; start: number; end: number } {
  const anchor = group.find(({ kind }) => kind === 'clock' || kind === 'meal');
  const start = Math.min(...group.map((piece) => piece.start));
  const end = Math.max(...group.map((piece) => piece.end));
  if (!anchor) return { bound: 'at', start, end };
  const loosely = LOOSELY.exec(folded.slice(anchor.end))?.[0] ?? '';
  const rough = loosely !== '' || /ish$/u.test(folded.slice(anchor.start, anchor.end));
  const last = Math.max(end, anchor.end + loosely.length);
  const before = folded.slice(0, anchor.start);
  for (const [bound, expression] of BOUNDS) {
    const match = expression.exec(before);
    if (match) return { bound, start: Math.min(start, match.index), end: last };
  }
  if (rough) return { bound: 'around', start, end: last };
  return { bound: 'at', start, end };
}

/** Of two readings of a time today, the one that is not over. */
function ahead(times: readonly string[], day: string | null, { now, timeZone }: TimeContext): string[] {
  if (times.length < 2 || day !== localDay(now, timeZone)) return [...times];
  const left = times.filter((time) => time > wallTime(now, timeZone));
  return left.length > 0 ? left : [...times];
}

function resolve(group: readonly Piece[], folded: string, context: TimeContext): SaidTime {
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
  // `From 3 to 5 pm` is in the afternoon as a whole.
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

const MOST_REMEMBERED = 300;
const remembered = new Map<string, readonly SaidTime[]>();

/**
 * The times that a guest's line says, in its order: in English, Portuguese, Spanish, German, French and Italian, in the
 * property's calendar, from now on. Where a time may be either half of the day both are given, and nothing is guessed.
 */
export function parseTimes(line: string, context: TimeContext): readonly SaidTime[] {
  const minute = Math.floor(context.now.getTime() / MINUTE_MS);
  const key = `${minute} ${context.timeZone} ${context.usual} ${context.asked} ${line}`;
  const known = remembered.get(key);
  if (known) return known;
  const { pieces, folded } = piecesIn(line, context);
  const times = together(pieces, folded).map((group) => resolve(group, folded, context));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, times);
  return times;
}

/** A time as `2026-11-22 around 20:00`: for tests and logs. */
export function formatSaidTime(time: SaidTime): string {
  const { day, times, until, bound, part, meal, every, lastingMinutes } = time;
  const clock = [times, until].filter((each) => each.length > 0).map((each) => each.join('/'));
  return [
    every && `every ${every}`,
    day,
    bound !== 'at' && bound,
    meal,
    clock.join('-') || (!every && part),
    lastingMinutes !== null && `for ${lastingMinutes}`,
  ]
    .filter(Boolean)
    .join(' ');
}
