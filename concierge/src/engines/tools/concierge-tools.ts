import { tool } from 'ai';
import type { KnownFact, TurnContext, TurnPorts } from '../../contract/contract.ts';
import { formatMoment } from '../../dialogue/formatting/format-moment.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { isAnswerLanguage } from '../../language/text/answer-language.ts';
import type { Asked } from '../../policy/actions/asked.ts';
import { carryOutCancel } from '../../policy/actions/cancel-request.ts';
import { carryOutRequest } from '../../policy/actions/carry-out-request.ts';
import type { TurnLedger } from '../../policy/actions/ledger.ts';
import { carryOutOrder } from '../../policy/actions/propose-order.ts';
import { fetchPersonForModel, reportDangerForModel } from '../../policy/actions/reported-by-model.ts';
import type { KnowledgeResult } from '../../policy/actions/tool-results.ts';
import { shownChoices } from '../../policy/answers/shown-choices.ts';
import { menuFor } from './dishes-for.ts';
import {
  CancelInput,
  ChoicesInput,
  HandoffInput,
  IncidentInput,
  MenuInput,
  OrderInput,
  RequestInput,
  SearchInput,
} from './tool-inputs.ts';

const MOST_FACTS = 5;

const Refused = { outcome: 'refused', reason: 'too-many-calls' } as const;
const NotAskedFor = { outcome: 'refused', reason: 'not-asked-for' } as const;

/** A fact for an engine: one text, in the guest's language if the property has it. */
export function factForEngine(fact: KnownFact, language: string): KnowledgeResult['facts'][number] {
  const text = fact.text[language] ?? fact.text.en ?? Object.values(fact.text)[0] ?? '';
  const about = fact.keywords?.length ? { about: [...fact.keywords] } : {};
  const fit = fact.fit && { fit: fact.fit };
  const { source, key, values } = fact;
  const foreign = text !== '' && fact.text[language] === undefined && { foreign: true };
  return { id: source.id, key, title: source.title, text, values, ...about, ...fit, ...foreign };
}

/** The texts of a result as evidence, one for each dish. Facts are recorded separately. */
function evidenceIn(result: object): string[] {
  if ('facts' in result) return [];
  if ('items' in result && Array.isArray(result.items)) {
    const items = result.items.map((item) => JSON.stringify(item));
    return 'together' in result ? [...items, JSON.stringify(result)] : items;
  }
  return [JSON.stringify(result)];
}

/**
 * The closed list of actions for an engine in a turn (docs/product.md#tools). Guest, place and property come from the
 * context. Every call is counted, checked and recorded, and returns evidence that the reply may quote. Calls run one
 * after the other.
 *
 * @param asked the wishes in the guest's lines, which limit a language model; null for the embedded engine, whose calls
 *   come from them
 */
export function conciergeTools(
  context: TurnContext,
  ports: TurnPorts,
  ledger: TurnLedger,
  language: string,
  asked: Asked | null,
) {
  const { steps } = SENTENCES[isAnswerLanguage(language) ? language : 'en'];
  const step = (name: keyof typeof steps) => ports.show({ kind: 'step', step: steps[name] });
  const formatTime = (instant: Date) => formatMoment(instant, context, language);
  const answer = <R extends object>(name: string, input: unknown, result: R): R => {
    const refused = 'outcome' in result && result.outcome === 'refused';
    const reason = 'reason' in result && typeof result.reason === 'string' ? result.reason : undefined;
    ledger.record(name, input, refused ? 'refused' : 'done', refused ? reason : undefined);
    ledger.evidence.push(...evidenceIn(result));
    return result;
  };

  return {
    search_knowledge: tool({
      description: "Search the hotel's confirmed facts. The only source for hours, prices, rules and places.",
      inputSchema: SearchInput,
      execute: (input) =>
        ledger.inTurn(async () => {
          if (!ledger.admit()) return answer('search_knowledge', input, { ...Refused, facts: [] });
          step('search');
          ledger.searched = true;
          const facts = (await ports.searchKnowledge(input.query)).slice(0, MOST_FACTS);
          for (const fact of facts) ledger.facts.set(fact.source.id, fact);
          return answer('search_knowledge', input, {
            facts: facts.map((fact) => factForEngine(fact, language)),
          });
        }),
    }),
    get_menu: tool({
      description:
        'What is on the menu, with prices, diets and whether it is served now. Never a promise about allergies.',
      inputSchema: MenuInput,
      execute: (input) =>
        ledger.inTurn(async () => {
          if (!ledger.admit()) return answer('get_menu', input, { ...Refused, items: [] });
          step('menu');
          return answer('get_menu', input, menuFor(input, context, language));
        }),
    }),
    propose_order: tool({
      description:
        'Put dishes that the guest named into their cart. Nothing is ordered: the guest confirms the card themselves.',
      inputSchema: OrderInput,
      execute: (input) =>
        ledger.inTurn(async () => {
          if (!ledger.admit()) return answer('propose_order', input, Refused);
          step('order');
          return answer(
            'propose_order',
            input,
            await carryOutOrder(input.lines, context, ports, ledger, language, asked),
          );
        }),
    }),
    propose_request: tool({
      description:
        "Ask a department for something, for this guest's own place. Only what the guest asked for.",
      inputSchema: RequestInput,
      execute: (input) =>
        ledger.inTurn(async () => {
          if (!ledger.admit()) return answer('propose_request', input, Refused);
          step('request');
          return answer(
            'propose_request',
            input,
            await carryOutRequest(input, context, ports, ledger, formatTime, language, asked),
          );
        }),
    }),
    cancel_request: tool({
      description: "Cancel one of this guest's open requests, when the guest asks for that.",
      inputSchema: CancelInput,
      execute: (input) =>
        ledger.inTurn(async () => {
          if (!ledger.admit()) return answer('cancel_request', input, Refused);
          step('cancel');
          return answer(
            'cancel_request',
            input,
            await carryOutCancel(input.no, context, ports, ledger, language, asked),
          );
        }),
    }),
    offer_choices: tool({
      description: 'Show buttons under the answer; each sends its text as the guest’s next message.',
      inputSchema: ChoicesInput,
      execute: (input) =>
        ledger.inTurn(async () => {
          if (!ledger.admit()) return Refused;
          ledger.choices = asked ? shownChoices(input.choices, context, ledger, language) : input.choices;
          return { outcome: 'done' as const };
        }),
    }),
    hand_off: tool({
      description: 'Fetch a person. The server tells the guest; say nothing about it yourself.',
      inputSchema: HandoffInput,
      execute: (input) =>
        ledger.inTurn(async () => {
          if (asked) fetchPersonForModel(input.reason, context, ledger);
          else ledger.fetchPerson(input.reason, input.summary);
          return answer('hand_off', input, { outcome: 'done' as const });
        }),
    }),
    raise_incident: tool({
      description: 'Danger to people or property, right now: alerts the team and fetches a person.',
      inputSchema: IncidentInput,
      execute: (input) =>
        ledger.inTurn(async () => {
          const raised = reportDangerForModel(input.kind, context, ledger);
          if (!raised) return answer('raise_incident', input, NotAskedFor);
          return answer('raise_incident', input, { outcome: 'done' as const });
        }),
    }),
  };
}

export type ConciergeTools = ReturnType<typeof conciergeTools>;
