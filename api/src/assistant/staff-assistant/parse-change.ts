import type { RequestState } from '@bellkey/shared/api';
import type { Command } from './command.ts';
import { parseFilter } from './parse-filter.ts';
import { COMMANDS } from './words/command-words.ts';

const starts = (phrases: string) => new RegExp(`^(?:${phrases})\\b`, 'u');
const CHANGES: ReadonlyArray<readonly [RegExp, RequestState]> = [
  [
    new RegExp(`^(?:(?:${COMMANDS.hold})\\b|(?:${COMMANDS.put})\\b.*\\b(?:${COMMANDS.held})\\b)`, 'u'),
    'on_hold',
  ],
  [new RegExp(`^(?:${COMMANDS.will})?(?:${COMMANDS.accept})\\b`, 'u'), 'acknowledged'],
  [new RegExp(`^(?:${COMMANDS.will})?(?:${COMMANDS.begin})\\b`, 'u'), 'in_progress'],
  [starts(COMMANDS.finish), 'done'],
  [new RegExp(COMMANDS.markDone, 'u'), 'done'],
  [new RegExp(`^#?\\d{1,6} (?:${COMMANDS.isDone})$`, 'u'), 'done'],
  [starts(COMMANDS.decline), 'declined'],
  [starts(COMMANDS.cancel), 'cancelled'],
];
const NUMBER = new RegExp(`(?:#|${COMMANDS.number})?(\\d{1,6})(?![\\d:])`, 'u');
const MINUTES = new RegExp(`(?:${COMMANDS.within}) (\\d{1,4}) ?(?:${COMMANDS.minutes})(?![\\p{L}])`, 'u');
const REASON = new RegExp(`(?:${COMMANDS.because})\\s+(.+)$`, 'iu');

/**
 * Longest line, in words, of a move without its reason: `put number 123456 on hold, please`. Longer lines are not
 * moves.
 */
const MOST_WORDS = 10;

/** Parses a move of one request by its number: `accept 12 in 20 minutes`, `15 is done`. */
export function parseChange(text: string, original: string): Command | null {
  const to = CHANGES.find(([pattern]) => pattern.test(text))?.[1];
  if (!to) return null;
  const withoutReason = text.replace(REASON, '');
  if (withoutReason.split(' ').length > MOST_WORDS) return null;
  const minutes = MINUTES.exec(withoutReason);
  const no = NUMBER.exec(minutes ? withoutReason.replace(minutes[0], ' ') : withoutReason);
  if (!no) return null;
  return {
    kind: 'change',
    no: Number(no[1]),
    to,
    promiseMinutes: minutes ? Number(minutes[1]) : null,
    reason: REASON.exec(original)?.[1]?.trim() ?? null,
  };
}

const ASSIGN = new RegExp(
  `^(?:${COMMANDS.assign}) (?:(?:${COMMANDS.over}) )?(.+?)(?: (?:${COMMANDS.over}))? (?:${COMMANDS.to}) ((?!\\d)[\\p{L}' -]{2,40}?)[.!]?$`,
  'u',
);
const GIVE_BACK = new RegExp(`^(?:${COMMANDS.giveBack}) (.+)$`, 'u');
const SELF = new RegExp(`^(?:${COMMANDS.self})$`, 'u');
const EVERYTHING = new RegExp(`(?<![\\p{L}])(?:${COMMANDS.everything})(?![\\p{L}])`, 'u');
const BARE_NUMBER = new RegExp(`^(?:${COMMANDS.assigned}|#)*(\\d{1,6})$`, 'u');
const ARTICLE = new RegExp(`^(?:${COMMANDS.article})`, 'u');

/** Parses an assignment: `give 12 to Rui`, `assign all housekeeping to Ana`, `unassign 12`. */
export function parseAssignment(text: string): Command | null {
  const back = GIVE_BACK.exec(text);
  const given = back ? null : ASSIGN.exec(text);
  const what = back?.[1] ?? given?.[1];
  if (what === undefined) return null;
  const no = BARE_NUMBER.exec(what)?.[1];
  if (back && no === undefined) return null;
  const to = given?.[2]?.replace(ARTICLE, '') ?? null;
  return {
    kind: 'assign',
    no: no === undefined ? null : Number(no),
    filter: parseFilter(what),
    to: to !== null && SELF.test(to) ? 'me' : to,
    everything: EVERYTHING.test(what),
  };
}
