import { anyOf } from './any-of.ts';
import type { RequestFilter, Which } from './command.ts';
import terms from './command-words.json' with { type: 'json' };

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
).map((which) => [which, anyOf(terms[which])]);
const SPANS: ReadonlyArray<readonly [RegExp, number]> = [
  [anyOf(['last night', 'overnight', 'esta noite', 'noite passada', 'anoche']), 12],
  [anyOf(['this shift', 'the shift', 'my shift', 'este turno', 'deste turno', 'meu turno', 'mi turno']), 8],
  [anyOf(['this week', 'esta semana']), 168],
];
const TODAY = anyOf(["today(?:'s)?", 'hoje', 'hoy']);
const YESTERDAY = anyOf(["yesterday(?:'s)?", 'ontem', 'ayer']);
const LAST_HOURS = /(?:last|past|ultimas|ultimos) (\d{1,3}) (?:hours?|horas?|h)(?![\p{L}])/u;
const NEXT = /(?:next|within|proxim[oa]s?|in) (?:(\d{1,3}) )?(hours?|horas?|minut\w*|min)(?![\p{L}])/u;
const FLOOR =
  /(?:floor|andar|piso|planta) (\d{1,2})|(\d{1,2})(?:st|nd|rd|th|o|º|ª)? (?:floor|andar|piso|planta)/u;
const PLACE =
  /(?:room|quarto|habitacion|table|mesa|hab|rm)\.? (\d{1,4})|(?<![\p{N}#:.])(\d{3,4})(?![\p{N}:])/u;
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
