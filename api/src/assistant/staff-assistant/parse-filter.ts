import { anyOf } from './any-of.ts';
import type { RequestFilter, Which } from './command.ts';
import { COMMAND_WORDS, COMMANDS } from './words/command-words.ts';

/** The first match counts; without one, open requests are meant. */
const WHICH: ReadonlyArray<readonly [Which, RegExp]> = (
  [
    'overdue',
    'mine',
    'approval',
    'waiting-guest',
    'on-hold',
    'urgent',
    'due',
    'cancelled',
    'done',
    'unassigned',
    'open',
    'asked',
  ] as const
).map((which) => [which, anyOf(COMMAND_WORDS[which])]);
const SPANS: ReadonlyArray<readonly [RegExp, number]> = [
  [anyOf(COMMAND_WORDS.lastNight), 12],
  [anyOf(COMMAND_WORDS.thisShift), 8],
  [anyOf(COMMAND_WORDS.thisWeek), 168],
];
const TODAY = anyOf(COMMAND_WORDS.today);
const YESTERDAY = anyOf(COMMAND_WORDS.yesterday);
const LAST_HOURS = new RegExp(`(?:${COMMANDS.last}) (\\d{1,3}) (?:${COMMANDS.hours})(?![\\p{L}])`, 'u');
const NEXT = new RegExp(`(?:${COMMANDS.next}) (?:(\\d{1,3}) )?(${COMMANDS.hoursOrMinutes})(?![\\p{L}])`, 'u');
const FLOOR = new RegExp(
  `(?:${COMMANDS.floor}) (\\d{1,2})|(\\d{1,2})(?:${COMMANDS.floorEnding})? (?:${COMMANDS.floor})`,
  'u',
);
const PLACE = new RegExp(`(?:${COMMANDS.place})\\.? (\\d{1,4})|(?<![\\p{N}#:.])(\\d{3,4})(?![\\p{N}:])`, 'u');
const DUE_SOON_MINUTES = 60;

/** The number of the room or table in a normalised text: `204`; null when there is none. */
export function placeIn(text: string): string | null {
  const found = PLACE.exec(text);
  return found ? (found[1] ?? found[2] ?? null) : null;
}

function minutesAhead(text: string): number {
  const next = NEXT.exec(text);
  if (!next) return DUE_SOON_MINUTES;
  return Number(next[1] ?? 1) * (next[2]?.startsWith('m') ? 1 : 60);
}

/** Whether a normalised text narrows the requests. */
export const namesRequests = (text: string): boolean =>
  WHICH.some(([, pattern]) => pattern.test(text)) ||
  FLOOR.test(text) ||
  placeIn(text) !== null ||
  TODAY.test(text) ||
  YESTERDAY.test(text) ||
  LAST_HOURS.test(text) ||
  SPANS.some(([pattern]) => pattern.test(text));

/** Parses which requests a normalised text means. */
export function parseFilter(text: string): RequestFilter {
  const floor = FLOOR.exec(text);
  const hours = LAST_HOURS.exec(text);
  const span = hours ? Number(hours[1]) : (SPANS.find(([pattern]) => pattern.test(text))?.[1] ?? null);
  const day = YESTERDAY.test(text) ? 'yesterday' : TODAY.test(text) ? 'today' : null;
  const said = WHICH.find(([, pattern]) => pattern.test(text))?.[0];
  const which = said ?? (day || span !== null ? 'asked' : 'open');
  return {
    which,
    place: placeIn(floor ? text.replace(floor[0], ' ') : text),
    floor: floor ? Number(floor[1] ?? floor[2]) : null,
    hours: day ? null : span,
    day,
    minutes: which === 'due' ? minutesAhead(text) : null,
    words: text.match(/[\p{L}-]{2,}/gu) ?? [],
    text,
  };
}
