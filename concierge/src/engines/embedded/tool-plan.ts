import type { TurnContext } from '../../contract/contract.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { requestsToCancel } from '../../dialogue/history/meant-requests.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import { isAnswerLanguage } from '../../language/text/answer-language.ts';
import { asWritten } from '../../language/text/as-written.ts';
import { normalise } from '../../language/text/normalise.ts';
import { cuesIn } from '../../understanding/cues/cues.ts';
import { TOPICS } from '../../understanding/cues/topics.ts';
import { factQuery } from './answering/fact-answer.ts';
import type { PlannedAct } from './planned-acts/planned-act.ts';
import { choicesFor } from './question-choices.ts';

/** Most lines of an order that are sent, the latest. */
const MOST_LINES = 6;

/** The words of one order of several, which alone decide about its details. */
function partOf({ part, said, words }: { part?: number; said?: readonly string[]; words: string }) {
  if (part === undefined) return {};
  const lines = (said ?? [words]).slice(-MOST_LINES).map((line) => line.slice(0, QUERY_MAX_CHARS));
  return { part: { no: part, lines } };
}

/** The tool call of the act at `index`. */
export interface PlannedCall {
  id: string;
  toolName: string;
  input: Record<string, unknown>;
}

const NOTE_MAX_CHARS = 300;
const QUERY_MAX_CHARS = 200;
const READING_MAX_CHARS = 96;

/**
 * The search text of a question with the names of its subjects, so that `dogs` finds what the hotel wrote about `pets`.
 * If understanding added such a name, the guest's own line is another reading.
 */
function searchWords(query: string, line: string): string {
  const normalised = normalise(query);
  const topics = TOPICS.filter(([, pattern]) => pattern.test(normalised)).map(([topic]) => topic);
  const named = [query.slice(0, QUERY_MAX_CHARS), ...topics].join(' ');
  const own = normalise(line);
  const twice = named !== own && normalised.startsWith(own) && named.length <= READING_MAX_CHARS;
  return (twice ? `${own}\n${named}` : named).slice(0, QUERY_MAX_CHARS);
}

function callOf(act: PlannedAct, context: TurnContext, language: string): Omit<PlannedCall, 'id'> | null {
  const line = guestLine(context);
  const query = factQuery(act, line, context);
  if (query !== null) return { toolName: 'search_knowledge', input: { query: searchWords(query, line) } };
  switch (act.kind) {
    case 'request': {
      if (!act.service || act.missing.length > 0) return null;
      const { quantity, slots, amends } = act;
      const needsNote =
        SERVICES[act.item].nature !== 'deliver' ||
        Object.keys(slots).length > 0 ||
        act.noted ||
        !isPlain(act) ||
        saysBroken(act.words, language);
      const note = needsNote ? noteOf(act.words, line) : null;
      return {
        toolName: 'propose_request',
        input: {
          service: act.service.key,
          quantity,
          note,
          slots,
          ...(amends && { amends }),
          ...(act.told && { told: act.told }),
          ...(act.department !== undefined && { department: act.department }),
          ...partOf(act),
        },
      };
    }
    case 'own': {
      const { does, service, missing, quantity, words, slots } = act;
      if (does !== 'request' || missing.length > 0) return null;
      const note = noteOf(words, line);
      return {
        toolName: 'propose_request',
        input: { service: service.key, quantity, note, slots, ...partOf(act) },
      };
    }
    case 'food': {
      const { food } = act;
      if (food.kind === 'menu') return { toolName: 'get_menu', input: { ...food.filter } };
      if (food.kind === 'near') {
        return { toolName: 'get_menu', input: { items: food.near.map(({ item }) => item) } };
      }
      if (food.kind === 'which-dish') return { toolName: 'get_menu', input: { items: food.items } };
      return food.kind === 'order' ? { toolName: 'propose_order', input: { lines: food.lines } } : null;
    }
    case 'cancel': {
      const [only, ...others] = requestsToCancel(act, context);
      return only && others.length === 0 ? { toolName: 'cancel_request', input: { no: only.no } } : null;
    }
    default:
      return null;
  }
}

/** Words of the guest's line as they were typed: understanding works on normalised text. */
const noteOf = (words: string, line: string): string =>
  (line.includes(words) ? words : asWritten(words, line)).slice(0, NOTE_MAX_CHARS);

/** Whether the thing that is to be brought is there and does not work: staff take the broken one along. */
const saysBroken = (words: string, language: string): boolean =>
  isAnswerLanguage(language) && cuesIn(normalise(words), language).has('fault');

/** Whether a request needs no note, as a catalogue item. A substitute needs one (`a charger` for an adapter). */
function isPlain(act: Extract<PlannedAct, { kind: 'request' }>): boolean {
  return (
    act.service?.key === SERVICES[act.item].keys[0] &&
    SERVICES[act.item].keys.length > 0 &&
    !GROUPS.has(act.item)
  );
}

/** Items that cover several things, so staff need the guest's words. */
const GROUPS: ReadonlySet<string> = new Set([
  'toiletries',
  'bedLinen',
  'bathrobe',
  'adapter',
  'glasses',
  'coffeeTea',
  'cleaning',
  'laundry',
  'minibar',
  'roomService',
  'luggageStorage',
  'water',
]);

/** Every tool call of a plan, in the order of the acts. */
export function callsFor(acts: readonly PlannedAct[], context: TurnContext, language: string): PlannedCall[] {
  const calls: PlannedCall[] = [];
  for (const [index, act] of acts.entries()) {
    const call = callOf(act, context, language);
    if (call) calls.push({ id: `act-${index}`, ...call });
  }
  const choices = isAnswerLanguage(language) ? choicesFor(acts, context, language) : null;
  if (choices) calls.push({ id: 'choices', toolName: 'offer_choices', input: { choices } });
  return calls;
}
