import { normalise } from '@bellkey/concierge/text-analysis';
import { anyOf } from './any-of.ts';
import type { Command } from './command.ts';
import { parseAssignment, parseChange } from './parse-change.ts';
import { parseDraft, parseTranslation } from './parse-draft.ts';
import { namesRequests, parseFilter } from './parse-filter.ts';
import { parseRaise } from './parse-raise.ts';
import { COMMAND_WORDS, COMMANDS } from './words/command-words.ts';

const COUNT = anyOf(COMMAND_WORDS.count);
const LIST = anyOf(COMMAND_WORDS.list);
const QUESTION = new RegExp(`^[¿ ]*(?:${COMMANDS.question})(?![\\p{L}])`, 'u');
const SUMMARY = anyOf(COMMAND_WORDS.summary);
const PROCEDURE = anyOf(COMMAND_WORDS.procedure);
const PEOPLE = anyOf(COMMAND_WORDS.people);
const ABSENT = anyOf(COMMAND_WORDS.absent);
const CONVERSATIONS = anyOf(COMMAND_WORDS.conversations);
const STATUS = new RegExp(
  `^(?:${COMMANDS.status}) (?:${COMMANDS.aboutMe})?(?:${COMMANDS.beforeNumber}|#)*(\\d{1,6})[?.!]?$|^#(\\d{1,6})\\??$`,
  'u',
);
const POLITE = new RegExp(`^(?:(?:${COMMANDS.polite})[, ]+)+`, 'u');
const SHIFT_HOURS = 8;
/** A number of three or more digits may be a room as well as a request: `show 204` lists the room. */
const REQUEST_ONLY = new RegExp(`#|${COMMANDS.requestOnly}`, 'u');

function parseStatus(text: string): Command | null {
  const found = STATUS.exec(text);
  const no = found?.[1] ?? found?.[2];
  if (no === undefined || (no.length > 2 && !REQUEST_ONLY.test(text))) return null;
  return { kind: 'status', no: Number(no) };
}

/** Parses what a staff member typed, in English, Portuguese or Spanish. Anything else asks for help. */
export function parseCommand(original: string): Command {
  const text = normalise(original).replace(POLITE, '');
  const told =
    parseStatus(text) ??
    parseAssignment(text) ??
    parseDraft(text, original) ??
    parseTranslation(text, original) ??
    parseRaise(text, original) ??
    parseChange(text, original);
  if (told) return told;
  if (PROCEDURE.test(text)) return { kind: 'procedure', question: original };
  const filter = parseFilter(text);
  if (CONVERSATIONS.test(text) && filter.which !== 'approval') return { kind: 'conversations' };
  if (PEOPLE.test(text)) return { kind: 'people', absent: ABSENT.test(text), words: filter.words };
  if (SUMMARY.test(text)) {
    const hours = filter.day ? null : (filter.hours ?? SHIFT_HOURS);
    return { kind: 'summary', filter: { ...filter, hours } };
  }
  if (COUNT.test(text)) return { kind: 'count', filter };
  if (LIST.test(text) || namesRequests(text)) return { kind: 'list', filter };
  // `what's the wifi password` searches the property's knowledge.
  return QUESTION.test(text) ? { kind: 'procedure', question: original } : { kind: 'help' };
}
