import type { RunTurn, TurnContext, TurnPorts, TurnResult } from '../contract/contract.ts';
import type { EngineLimits, RemoteEngine, RemoteModelConfig } from '../contract/remote-engine.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { SENTENCES } from '../dialogue/sentences/sentences.ts';
import { createRemoteEngine } from '../engines/language-model/create-remote-engine.ts';
import { languageOfTurn } from '../language/identification/identify-language.ts';
import { type AnswerLanguage, isAnswerLanguage } from '../language/text/answer-language.ts';
import { allergyOnOrder } from '../policy/actions/allergy-on-order.ts';
import { TurnLedger } from '../policy/actions/ledger.ts';
import { dangerIn } from '../policy/danger/danger.ts';
import { languageOfDanger } from '../policy/danger/words/danger-signs.ts';
import { acceptsPerson, offeringPerson } from '../policy/people/person-offer.ts';
import { whileAwaited } from '../policy/people/while-awaited.ts';
import { PERSON_WANTED } from '../policy/topics/person-wanted.ts';
import { beforeEngines, type Verdict } from '../policy/verdict/before-engines.ts';
import { answerTurn } from './answer-turn.ts';
import { besidesComplaint } from './besides-complaint.ts';
import { drafted, draftPorts } from './draft-turn.ts';
import { noteOnAllergy } from './note-on-allergy.ts';
import { withoutPlantedDishes } from './planted-dishes.ts';
import { policyQuestion } from './policy-question.ts';
import { tagOrder, withAllergySentence } from './results/allergy-sentence.ts';
import { askAboutDanger } from './results/ask-about-danger.ts';
import { decided, fetchPerson, inGuestsLanguage, SUMMARY_MAX_CHARS, strange } from './results/decided.ts';
import { frameAfter, withFrame } from './results/frame-after.ts';
import { withMarkedAllergens } from './results/marked-allergens.ts';
import { raiseIncident } from './results/raise-incident.ts';
import { aboutEngine, resultOf, unansweredIn } from './results/turn-result.ts';
export interface ConciergeConfig {
  /** An OpenAI-compatible endpoint; without it the embedded engine answers everything. */
  ai?: RemoteModelConfig;
  /** The language model's time limits; by default 10 s to the first part and 25 s in total. */
  limits?: EngineLimits;
  /** Milliseconds since the epoch; the circuit breaker's clock. */
  now?: () => number;
}

/**
 * Creates the concierge: policy first, then the language model or the embedded engine in one loop with one set of
 * tools, then the checks of the answer. The result for every message is a reply, no reply if none is needed, or a
 * person.
 */
export function createConcierge(config: ConciergeConfig): RunTurn {
  const remote: RemoteEngine | null = config.ai
    ? createRemoteEngine(config.ai, config.limits, config.now)
    : null;

  const answered = async (
    context: TurnContext,
    ports: TurnPorts,
    signal: AbortSignal,
    found: string,
    verdict: Verdict,
  ): Promise<TurnResult> => {
    const language: AnswerLanguage = isAnswerLanguage(found) ? found : 'en';
    try {
      // An alarm is raised whatever a property has switched off.
      if (verdict.kind === 'incident')
        return await raiseIncident(context, ports, verdict.reason, language, found);
      const person = (reason: string) => inGuestsLanguage(fetchPerson(context, reason, language), found);
      if (acceptsPerson(context, language)) return person(PERSON_WANTED.reason);
      // `No thanks` needs no answer, but still refuses the offer.
      if (verdict.kind === 'silence') {
        const silent = decided(null, null);
        return { ...silent, frame: frameAfter(silent, new TurnLedger(), context, language) };
      }
      if (context.mode === 'off') return person('mode:off');
      if (verdict.kind === 'deflect') return decided(SENTENCES[language].offTopic, null);
      const allergy = allergyOnOrder(verdict, context, language);
      if (verdict.kind === 'person' && !allergy) {
        const turn = { context, ports, ledger: new TurnLedger(), language, signal };
        const served = isAnswerLanguage(found)
          ? ((await besidesComplaint(verdict.reason, turn)) ??
            (await noteOnAllergy(verdict.reason, turn)) ??
            (await policyQuestion(verdict.reason, turn)))
          : null;
        return served ?? withMarkedAllergens(person(verdict.reason), context, language);
      }
      const chosen = context.remote ?? { kind: 'default' };
      const engine = chosen.kind === 'engine' ? chosen.engine : chosen.kind === 'default' ? remote : null;
      const ledger = new TurnLedger();
      if (allergy === 'tag') return await tagOrder(context, ports, ledger, language);
      if (!isAnswerLanguage(found) && !engine) return strange(context, found);
      if (chosen.kind === 'none') ledger.fallback = chosen.because;
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
      // A guest who already waits for a person gets no offer of one.
      const said = context.awaited ? told : offeringPerson(told, context, language);
      return { ...said, frame: frameAfter(said, ledger, context, language) };
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

  const inMode = async (
    context: TurnContext,
    ports: TurnPorts,
    signal: AbortSignal,
    found: string,
  ): Promise<TurnResult> => {
    const verdict = beforeEngines(guestLine(context));
    if (context.mode !== 'suggest' || verdict.kind === 'incident')
      return askAboutDanger(await answered(context, ports, signal, found, verdict), context);
    const draft = draftPorts(context, ports);
    const result = askAboutDanger(await answered(context, draft.ports, signal, found, verdict), context);
    return drafted(result, draft.proposed, context);
  };

  return async (given, ports, signal) => {
    const context = withoutPlantedDishes(given);
    const guestTexts = context.history.filter((line) => line.from === 'guest').map((line) => line.text);
    const last = guestTexts.at(-1) ?? '';
    const found =
      (dangerIn(last) && languageOfDanger(last)) ?? languageOfTurn(guestTexts, context.property.languages);
    const result = withFrame(
      whileAwaited(await inMode(context, ports, signal, found), context, found),
      context,
      isAnswerLanguage(found) ? found : 'en',
    );
    return isAnswerLanguage(found) ? { ...result, language: found } : result;
  };
}
