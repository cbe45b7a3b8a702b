import type { TurnContext } from '../../contract/contract.ts';
import { NEAR_DAY } from '../../dialogue/details/near-day.ts';
import { formatItems } from '../../dialogue/formatting/format-items.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { requestsToCancel, takenBack } from '../../dialogue/history/meant-requests.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { isAnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { TOPICS } from '../../understanding/cues/topics.ts';
import { factQuery } from './answering/fact-answer.ts';
import { nearDayChoices } from './planned-acts/ask-near-day.ts';
import type { PlannedAct } from './planned-acts/planned-act.ts';

/** The tool call of the act at `index`. */
export interface PlannedCall {
  id: string;
  toolName: string;
  input: Record<string, unknown>;
}

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

function callOf(act: PlannedAct, context: TurnContext): Omit<PlannedCall, 'id'> | null {
  const line = guestLine(context);
  const query = factQuery(act, line, context);
  if (query !== null) return { toolName: 'search_knowledge', input: { query: searchWords(query, line) } };
  switch (act.kind) {
    case 'request': {
      if (!act.service || act.missing.length > 0) return null;
      const { quantity, slots, amends } = act;
      const note =
        SERVICES[act.item].nature === 'deliver' &&
        Object.keys(slots).length === 0 &&
        !act.noted &&
        isPlain(act)
          ? null
          : act.words.slice(0, 300);
      return {
        toolName: 'propose_request',
        input: {
          service: act.service.key,
          quantity,
          note,
          slots,
          ...(amends && { amends }),
          ...(act.told && { told: act.told }),
        },
      };
    }
    case 'own': {
      const { does, service, missing, quantity, words, slots } = act;
      if (does !== 'request' || missing.length > 0) return null;
      const note = words.slice(0, 300);
      return { toolName: 'propose_request', input: { service: service.key, quantity, note, slots } };
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

/** The buttons of a question. */
export function choicesFor(acts: readonly PlannedAct[], context: TurnContext, language: AnswerLanguage) {
  const { choices, choiceTexts } = SENTENCES[language];
  const choice = (name: Exclude<keyof typeof choiceTexts, 'cancel'>, items = '') => {
    const text = choiceTexts[name];
    return { label: choices[name], text: typeof text === 'string' ? text : text({ items }) };
  };
  for (const act of acts) {
    if (act.kind === 'confirm') {
      const items = formatItems(act.item, act.quantity ?? null, language);
      const { nature } = SERVICES[act.item];
      if (nature === 'fix') return [choice('report', items), choice('question', items), choice('no')];
      return nature === 'deliver'
        ? [choice('yes', items), choice('no')]
        : [choice('request', items), choice('question', items)];
    }
    if (act.kind === 'which-service') {
      return act.services.map(({ title }) => ({ label: title, text: choiceTexts.request({ items: title }) }));
    }
    if (act.kind === 'own' && act.does === 'confirm') {
      const items = act.service.title;
      if (act.service.kind === 'fix') return [choice('report', items), choice('no')];
      return [choice('request', items), choice('no')];
    }
    if (act.kind === 'choose-between') {
      return act.items.map((item) => {
        const name = formatItems(item, null, language);
        const { nature } = SERVICES[item];
        const does = nature === 'fix' ? 'report' : nature === 'deliver' ? 'yes' : 'request';
        return { label: name, text: choice(does, name).text };
      });
    }
    if (act.kind === 'cancel-first') {
      return [{ label: choices.cancel, text: choiceTexts.cancel({ no: act.no }) }, choice('no')];
    }
    if (act.kind === 'decline') {
      const [open] = takenBack(act.item, context);
      if (open) return [{ label: choices.cancel, text: choiceTexts.cancel({ no: open.no }) }, choice('no')];
    }
    if (act.kind === 'cancel' && act.no === null) {
      const meant = requestsToCancel(act, context);
      if (meant.length > 1) {
        return meant.slice(0, 5).map((request) => ({
          label: request.quantity ? `${request.title} x ${request.quantity}` : request.title,
          text: choiceTexts.cancel({ no: request.no }),
        }));
      }
    }
    if ('missing' in act && act.missing[0] === NEAR_DAY) return nearDayChoices(context, language);
    if (act.kind === 'request' && act.missing[0] === 'quantity') {
      return ['1', '2', '3', '4'].map((label) => ({ label, text: label }));
    }
  }
  return null;
}

/** Every tool call of a plan, in the order of the acts. */
export function callsFor(acts: readonly PlannedAct[], context: TurnContext, language: string): PlannedCall[] {
  const calls: PlannedCall[] = [];
  for (const [index, act] of acts.entries()) {
    const call = callOf(act, context);
    if (call) calls.push({ id: `act-${index}`, ...call });
  }
  const choices = isAnswerLanguage(language) ? choicesFor(acts, context, language) : null;
  if (choices) calls.push({ id: 'choices', toolName: 'offer_choices', input: { choices } });
  return calls;
}
