import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3Content,
  LanguageModelV3Prompt,
  LanguageModelV3StreamPart,
  LanguageModelV3Usage,
} from '@ai-sdk/provider';
import type { TurnContext } from '../../contract/contract.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { composeAnswer } from './answering/compose.ts';
import { failedBefore } from './answering/failed-before.ts';
import { foodChoices } from './answering/food-answer.ts';
import type { PlannedAct } from './planned-acts/planned-act.ts';
import { planTurn } from './planning/plan.ts';
import { callsFor, type PlannedCall } from './tool-plan.ts';

/** The engine that is always available: no network, no weights to load, the same answer for the same conversation. */
export const EMBEDDED = 'embedded';

const UNCOUNTED: LanguageModelV3Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/** Results of the tool calls made since the guest's last message, by call id. */
function resultsIn(prompt: LanguageModelV3Prompt): Map<string, unknown> {
  const results = new Map<string, unknown>();
  for (const message of prompt) {
    if (message.role === 'user') results.clear();
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result') continue;
      results.set(part.toolCallId, part.output.type === 'json' ? part.output.value : null);
    }
  }
  return results;
}

function lastGuestText(prompt: LanguageModelV3Prompt): string {
  const message = prompt.findLast((candidate) => candidate.role === 'user');
  if (message?.role !== 'user') return '';
  return message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** The next step of a turn: tool calls, or the answer. */
function nextStep(
  prompt: LanguageModelV3Prompt,
  acts: readonly PlannedAct[],
  context: TurnContext,
  language: AnswerLanguage,
): { calls: PlannedCall[] } | { text: string } {
  const results = resultsIn(prompt);
  const unansweredCalls = callsFor(acts, context, language).filter((call) => !results.has(call.id));
  if (unansweredCalls.length > 0) return { calls: unansweredCalls };
  const answer = composeAnswer(acts, { context, language, results });
  const summary = lastGuestText(prompt).slice(0, 400);
  const repeatedly = answer.failed && !answer.near && failedBefore(context);
  const reason = answer.handoff ?? (repeatedly ? 'two-failed-tries' : null);
  if (reason && !results.has('hand-off')) {
    return { calls: [{ id: 'hand-off', toolName: 'hand_off', input: { reason, summary } }] };
  }
  const dishes = acts.flatMap((act, index) =>
    act.kind === 'food' ? foodChoices(act.food, results.get(`act-${index}`), context, language) : [],
  );
  if (dishes.length > 0 && !results.has('choices')) {
    return { calls: [{ id: 'choices', toolName: 'offer_choices', input: { choices: dishes.slice(0, 6) } }] };
  }
  if ((answer.failed || answer.titles) && !results.has('choices')) {
    const { choices, choiceTexts } = SENTENCES[language];
    const facts = (answer.titles ?? []).map((items) => ({
      label: items,
      text: choiceTexts.question({ items }),
    }));
    const person = { label: choices.person, text: choiceTexts.person };
    return { calls: [{ id: 'choices', toolName: 'offer_choices', input: { choices: [...facts, person] } }] };
  }
  // After two failures the reply is empty, because the server's message about the handoff follows.
  return { text: repeatedly && !answer.handoff ? '' : answer.text };
}

/** Boundaries between sentences; `1.90 m` and `7.30` stay whole. */
const BETWEEN_SENTENCES = /(?<=[.!?] )/u;

function contentOf(step: ReturnType<typeof nextStep>): LanguageModelV3Content[] {
  if ('text' in step) return [{ type: 'text', text: step.text }];
  return step.calls.map(({ id, toolName, input }) => ({
    type: 'tool-call',
    toolCallId: id,
    toolName,
    input: JSON.stringify(input),
  }));
}

/**
 * The embedded engine as a language model of the AI SDK, for one turn. The prompt gives it the message, the
 * conversation and the results of its tool calls; the turn's context gives it services, open requests and the time.
 */
export function embeddedModel(context: TurnContext, language: AnswerLanguage): LanguageModelV3 {
  // The plan is computed once per message, however many steps its answer takes.
  let plan: { text: string; acts: readonly PlannedAct[] } | null = null;
  const step = ({ prompt }: LanguageModelV3CallOptions) => {
    const text = lastGuestText(prompt);
    if (plan?.text !== text) plan = { text, acts: planTurn(text, context, language) };
    return nextStep(prompt, plan.acts, context, language);
  };
  const finishReason = (next: ReturnType<typeof nextStep>) =>
    ({ unified: 'text' in next ? 'stop' : 'tool-calls', raw: undefined }) as const;
  return {
    specificationVersion: 'v3',
    provider: 'bellkey',
    modelId: EMBEDDED,
    supportedUrls: {},
    async doGenerate(options) {
      const next = step(options);
      return { content: contentOf(next), finishReason: finishReason(next), usage: UNCOUNTED, warnings: [] };
    },
    async doStream(options) {
      const next = step(options);
      const parts: LanguageModelV3StreamPart[] = [{ type: 'stream-start', warnings: [] }];
      for (const content of contentOf(next)) {
        if (content.type === 'text') {
          parts.push({ type: 'text-start', id: 'answer' });
          for (const delta of content.text.split(BETWEEN_SENTENCES))
            parts.push({ type: 'text-delta', id: 'answer', delta });
          parts.push({ type: 'text-end', id: 'answer' });
        } else if (content.type === 'tool-call') parts.push(content);
      }
      parts.push({ type: 'finish', finishReason: finishReason(next), usage: UNCOUNTED });
      return {
        stream: new ReadableStream({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      };
    },
  };
}
