import type { RunTurn, TurnContext, TurnPorts, TurnResult } from '../contract/contract.ts';
import type { EngineLimits, RemoteEngine } from '../contract/remote-engine.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { ALARMS } from '../dialogue/sentences/alarms.ts';
import { APOLOGIES } from '../dialogue/sentences/apologies.ts';
import { fill, SENTENCES } from '../dialogue/sentences/sentences.ts';
import { EMBEDDED } from '../engines/embedded/embedded-model.ts';
import { CircuitBreaker } from '../engines/language-model/circuit-breaker.ts';
import { type RemoteModelConfig, remoteModel } from '../engines/language-model/remote-model.ts';
import { languageOfTurn } from '../language/identification/identify-language.ts';
import { type AnswerLanguage, isAnswerLanguage } from '../language/text/answer-language.ts';
import { normalise } from '../language/text/normalise.ts';
import { allergyOnOrder } from '../policy/actions/allergy-on-order.ts';
import { TurnLedger } from '../policy/actions/ledger.ts';
import { allergyWords } from '../policy/actions/propose-order.ts';
import { handOffWords } from '../policy/people/hand-off-message.ts';
import { acceptsPerson, offeringPerson } from '../policy/people/person-offer.ts';
import { whileAwaited } from '../policy/people/while-awaited.ts';
import { PERSON_WANTED } from '../policy/topics/sensitive-topics.ts';
import { beforeEngines } from '../policy/verdict/before-engines.ts';
import { addressesTheMachine } from '../policy/verdict/injections.ts';
import { answerTurn } from './answer-turn.ts';
import { citedSources } from './cited-sources.ts';
import { drafted, draftPorts } from './draft-turn.ts';

export interface ConciergeConfig {
  /** An OpenAI-compatible endpoint; without it the embedded engine answers everything. */
  ai?: RemoteModelConfig;
  /** How long the language model may take; 10 s to the first part and 25 s in all unless told. */
  limits?: EngineLimits;
  /** Milliseconds since the epoch; the circuit breaker's clock. */
  now?: () => number;
}

const DEFAULT_LIMITS: EngineLimits = { firstPartMs: 10_000, totalMs: 25_000 };
const SUMMARY_MAX_CHARS = 400;

/** A result without an engine: decided by the policy alone. */
function decided(
  reply: string | null,
  handoff: TurnResult['handoff'],
  actions: TurnResult['actions'] = [],
): TurnResult {
  return { reply, parts: [], engine: EMBEDDED, handoff, actions };
}

function fetchPerson(context: TurnContext, reason: string, language: AnswerLanguage): TurnResult {
  const summary = guestLine(context).slice(0, SUMMARY_MAX_CHARS);
  return decided(handOffWords(reason, language), { reason, summary });
}

/** The service that carries an emergency to the staff, with its clock: a doctor for people, the alarm for the rest. */
function emergencyService(context: TurnContext, kind: string): string | null {
  const wanted = kind === 'medical' ? ['doctorOnCall', 'emergency'] : ['emergency'];
  const offered = context.services.filter((service) => service.active && service.kind === 'emergency');
  return wanted.find((key) => offered.some((service) => service.key === key)) ?? null;
}

/** Alerts the team: an emergency request where the property has one, and a person in any case. */
async function raiseIncident(
  context: TurnContext,
  ports: TurnPorts,
  reason: string,
  language: AnswerLanguage,
  found: string,
): Promise<TurnResult> {
  const kind = reason.split(':')[1] ?? 'other';
  const service = emergencyService(context, kind);
  const note = guestLine(context).slice(0, SUMMARY_MAX_CHARS);
  const made = service ? await ports.createRequest({ service, quantity: null, note }) : null;
  return {
    ...fetchPerson(context, reason, language),
    ...(ALARMS[found] && { reply: ALARMS[found] }),
    parts: made?.ok ? [{ kind: 'request', requestId: made.value.id }] : [],
    actions: [{ tool: 'raise_incident', input: { kind }, outcome: 'done' }],
  };
}

/** What an engine did before it fetched a person without a word about it. */
function whatWasDone(ledger: TurnLedger, language: AnswerLanguage): string[] {
  const { cancel, status } = SENTENCES[language];
  return ledger.requests.map(({ state, title, department }) =>
    fill(state === 'cancelled' ? cancel.done : status.open, { items: title, department: department.name }),
  );
}

/** What staff may know of how an answer came about. */
const aboutEngine = ({ fallback, usage }: TurnLedger) => ({
  ...(fallback && { fallback }),
  ...(usage.turns > 0 && { usage }),
});

/** The question that nothing here could answer, so that somebody can write the answer down. */
function unansweredIn(
  result: TurnResult,
  context: TurnContext,
  ledger: TurnLedger,
  language: AnswerLanguage,
) {
  const { unknown, unknownFact } = SENTENCES[language];
  const gaveUp = result.reply !== null && [unknownFact, unknown].some((said) => result.reply?.includes(said));
  const foundNothing = ledger.searched && ledger.facts.size === 0;
  const failed = gaveUp || foundNothing || result.handoff?.reason === 'two-failed-tries';
  return failed ? { unanswered: guestLine(context).slice(0, SUMMARY_MAX_CHARS) } : {};
}

/** Up to here a name is one (`Tarta de mi abuela`), whatever words are in it. */
const PLAIN_NAME_CHARS = 40;

/** A dish's name is read out as it is written: one that gives the assistant orders is no dish that it knows. */
function withoutPlantedDishes(context: TurnContext): TurnContext {
  if (!context.menu) return context;
  const planted = (name: string) => name.length > PLAIN_NAME_CHARS && addressesTheMachine(normalise(name));
  return { ...context, menu: context.menu.filter(({ name }) => !planted(name)) };
}

/** What a turn came to, from what its engine said and what was really done. */
function resultOf(
  answer: { text: string; engine: string },
  ledger: TurnLedger,
  language: AnswerLanguage,
): TurnResult {
  const handoff = ledger.handoff;
  const words = handoff && handOffWords(handoff.reason, language);
  const said = answer.text ? [answer.text] : whatWasDone(ledger, language);
  const reply = [...said, words].filter(Boolean).join(' ') || null;
  const parts: TurnResult['parts'] = ledger.requests.map((request) => ({
    kind: 'request',
    requestId: request.id,
  }));
  parts.push(...citedSources(answer.text, ledger.facts.values()));
  if (ledger.cart) parts.push({ kind: 'order', orderId: ledger.cart.id });
  if (ledger.choices.length > 0 && !handoff) parts.push({ kind: 'choices', choices: ledger.choices });
  return { reply, parts, engine: answer.engine, handoff, actions: ledger.actions, ...aboutEngine(ledger) };
}

/**
 * The fixed sentence on allergies goes with every answer to who mentions one, whatever became of the order, and with
 * every answer about an order that has one (product.md, /restaurant-chat).
 */
function withAllergySentence(
  result: TurnResult,
  mentioned: boolean,
  ledger: TurnLedger,
  language: AnswerLanguage,
): TurnResult {
  const sentence = SENTENCES[language].handoff['restricted:allergy'];
  if (!(mentioned || ledger.cart?.allergy) || !result.reply || !sentence || result.reply.includes(sentence))
    return result;
  return { ...result, reply: `${result.reply} ${sentence}` };
}

/** An allergy mentioned while a cart is open: it goes on the order, and nothing is certified. */
async function tagOrder(
  context: TurnContext,
  ports: TurnPorts,
  ledger: TurnLedger,
  language: AnswerLanguage,
): Promise<TurnResult> {
  const tagged = await ports.changeCart([], allergyWords(context));
  if (!tagged.ok) return fetchPerson(context, 'restricted:allergy', language);
  ledger.cart = tagged.value;
  ledger.record('propose_order', { allergy: true }, 'done');
  return resultOf(
    { text: handOffWords('restricted:allergy', language) ?? '', engine: EMBEDDED },
    ledger,
    language,
  );
}

/** A foreign language that no engine here speaks: an apology in it, and a person. */
function strange(context: TurnContext, language: string): TurnResult {
  const summary = guestLine(context).slice(0, SUMMARY_MAX_CHARS);
  return decided(APOLOGIES[language] ?? APOLOGIES.en ?? null, { reason: `language:${language}`, summary });
}

/**
 * The concierge: policy first, then the language model or the embedded engine in one loop with one set of tools,
 * then the checks of what was said. It answers every message with words, with silence where that is right, or
 * with a person.
 */
export function createConcierge(config: ConciergeConfig): RunTurn {
  const remote: RemoteEngine | null = config.ai
    ? {
        name: config.ai.model,
        model: remoteModel(config.ai),
        limits: config.limits ?? DEFAULT_LIMITS,
        breaker: new CircuitBreaker(config.now ?? Date.now),
      }
    : null;

  const answered = async (
    context: TurnContext,
    ports: TurnPorts,
    signal: AbortSignal,
    found: string,
  ): Promise<TurnResult> => {
    const language: AnswerLanguage = isAnswerLanguage(found) ? found : 'en';
    try {
      const verdict = beforeEngines(guestLine(context));
      // Whatever a property has switched off, an alarm is raised.
      if (verdict.kind === 'incident')
        return await raiseIncident(context, ports, verdict.reason, language, found);
      if (acceptsPerson(context, language)) return fetchPerson(context, PERSON_WANTED.reason, language);
      if (verdict.kind === 'silence') return decided(null, null);
      if (context.mode === 'off') return fetchPerson(context, 'mode:off', language);
      if (verdict.kind === 'deflect') return decided(SENTENCES[language].offTopic, null);
      const allergy = allergyOnOrder(verdict, context, language);
      if (verdict.kind === 'person' && !allergy) return fetchPerson(context, verdict.reason, language);
      const chosen = context.remote ?? { kind: 'default' };
      const engine = chosen.kind === 'engine' ? chosen.engine : chosen.kind === 'default' ? remote : null;
      if (!isAnswerLanguage(found) && !engine) return strange(context, found);

      const ledger = new TurnLedger();
      if (chosen.kind === 'none') ledger.fallback = chosen.because;
      if (allergy === 'tag') return await tagOrder(context, ports, ledger, language);
      const answer = await answerTurn(engine, { context, ports, ledger, language, signal });
      if (!answer) {
        const failed = fetchPerson(context, 'engine-error', language);
        return { ...failed, actions: ledger.actions, ...aboutEngine(ledger) };
      }
      const result = withAllergySentence(
        resultOf(answer, ledger, language),
        allergy !== null,
        ledger,
        language,
      );
      const told = { ...result, ...unansweredIn(result, context, ledger, language) };
      // Who waits for a person already is offered none.
      return context.awaited ? told : offeringPerson(told, context, language);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      const result = fetchPerson(context, 'engine-error', language);
      return {
        ...result,
        handoff: {
          reason: 'engine-error',
          summary: `${guestLine(context)} (${detail})`.slice(0, SUMMARY_MAX_CHARS),
        },
      };
    }
  };

  const inMode: typeof answered = async (context, ports, signal, found) => {
    const alarm = beforeEngines(guestLine(context)).kind === 'incident';
    if (context.mode !== 'suggest' || alarm) return answered(context, ports, signal, found);
    const draft = draftPorts(context, ports);
    return drafted(await answered(context, draft.ports, signal, found), draft.proposed, context);
  };

  return async (given, ports, signal) => {
    const context = withoutPlantedDishes(given);
    const guestTexts = context.history.filter((line) => line.from === 'guest').map((line) => line.text);
    const found = languageOfTurn(guestTexts, context.property.languages);
    const result = whileAwaited(await inMode(context, ports, signal, found), context, found);
    return isAnswerLanguage(found) ? { ...result, language: found } : result;
  };
}
