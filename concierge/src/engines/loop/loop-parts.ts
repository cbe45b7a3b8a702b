import type { LanguageModelV3 } from '@ai-sdk/provider';
import { generateText, hasToolCall, type ModelMessage, stepCountIs, streamText } from 'ai';
import type { ConciergeTools } from '../tools/concierge-tools.ts';

/** One run of the agent loop. */
export interface LoopRun {
  model: LanguageModelV3;
  system: string;
  messages: ModelMessage[];
  tools: ConciergeTools;
  signal: AbortSignal;
  /** Whether the turn ends with a handoff; otherwise the engine writes one more answer that explains the reason. */
  stopsAtHandOff: boolean;
}

/** Parts of the loop's output, in order. */
export type LoopPart =
  /** Parts that are not text: reasoning, or a call's arguments as they arrive. */
  | { kind: 'begun'; chars: number }
  | { kind: 'text'; text: string }
  | { kind: 'call'; invalid: boolean }
  | { kind: 'error'; error: unknown }
  | { kind: 'finish'; reason: string; tokens?: number | undefined };

const MOST_STEPS = 8;

const settingsOf = ({ model, system, messages, tools, signal, stopsAtHandOff }: LoopRun) => ({
  model,
  system,
  messages,
  tools,
  stopWhen: stopsAtHandOff
    ? [stepCountIs(MOST_STEPS), hasToolCall('hand_off'), hasToolCall('raise_incident')]
    : [stepCountIs(MOST_STEPS)],
  temperature: 0,
  maxOutputTokens: 600,
  maxRetries: 0,
  abortSignal: signal,
});

/** Runs the loop with an engine that streams, and yields every part as it arrives. */
export async function* streamedParts(run: LoopRun): AsyncGenerator<LoopPart> {
  let broken: unknown = null;
  const stream = streamText({
    ...settingsOf(run),
    onError: ({ error }) => {
      broken = error;
    },
  });
  for await (const part of stream.fullStream) {
    if (part.type === 'text-delta') yield { kind: 'text', text: part.text };
    else if (part.type === 'tool-call') yield { kind: 'call', invalid: part.invalid === true };
    else if (part.type === 'error') broken = part.error;
    else if (part.type === 'finish')
      yield { kind: 'finish', reason: part.finishReason, tokens: part.totalUsage.totalTokens };
    else if (part.type === 'reasoning-delta') yield { kind: 'begun', chars: part.text.length };
    else if (part.type === 'tool-input-delta') yield { kind: 'begun', chars: part.delta.length };
    else if (part.type !== 'start' && part.type !== 'start-step') yield { kind: 'begun', chars: 0 };
  }
  if (broken) yield { kind: 'error', error: broken };
}

/**
 * Runs the same loop with an engine that answers at once. It does not stream, because the streams between loop and
 * engine would take several times as long as the answer.
 */
export async function* partsAtOnce(run: LoopRun): AsyncGenerator<LoopPart> {
  const { steps, finishReason } = await generateText(settingsOf(run));
  for (const part of steps.flatMap((step) => step.content)) {
    if (part.type === 'text') yield { kind: 'text', text: part.text };
    else if (part.type === 'tool-call') yield { kind: 'call', invalid: part.invalid === true };
  }
  yield { kind: 'finish', reason: finishReason };
}
