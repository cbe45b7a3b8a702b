import { normalise } from '@bellkey/concierge/reading';
import { anyOf } from './any-of.ts';
import type { Command } from './command.ts';
import terms from './command-words.json' with { type: 'json' };
import { parseAssignment, parseChange } from './parse-change.ts';
import { parseDraft, parseTranslation } from './parse-draft.ts';
import { namesRequests, parseFilter } from './parse-filter.ts';
import { parseRaise } from './parse-raise.ts';

const COUNT = anyOf(terms.count);
const LIST = anyOf(terms.list);
const QUESTION = new RegExp(`^[¿ ]*(?:${terms.question.join('|')})(?![\\p{L}])`, 'u');
const SUMMARY = anyOf(terms.summary);
const PROCEDURE = anyOf(terms.procedure);
const PEOPLE = anyOf(terms.people);
const ABSENT = anyOf(terms.absent);
const CONVERSATIONS = anyOf(terms.conversations);
const STATUS =
  /^(?:show|status of|what about|where is|where's|what's with|who has|mostra|quem tem|estado d[eo]|muestra|quien tiene|estado de) (?:me )?(?:request |pedido |o |la |#|number |no\.? ?)*(\d{1,6})[?.!]?$|^#(\d{1,6})\??$/u;
const POLITE =
  /^(?:(?:please|por favor|can you|could you|would you|hey|hi|ok|podes|pode|puedes|puede)[, ]+)+/u;
const SHIFT_HOURS = 8;
/** A number of three or more digits may be a room as well as a request: `show 204` lists the room. */
const REQUEST_ONLY = /#|request|pedido|status|estado|who has|quem tem|quien tiene/u;

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
