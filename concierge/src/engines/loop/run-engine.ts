import type { LanguageModelV3 } from '@ai-sdk/provider';
import type { TurnContext, TurnPorts } from '../../contract/contract.ts';
import type { EngineLimits } from '../../contract/remote-engine.ts';
import type { TurnLedger } from '../../policy/actions/ledger.ts';
import { flawOf } from '../../policy/answers/check-answer.ts';
import type { Flaw } from '../../policy/answers/grounding.ts';
import { conciergeTools } from '../tools/concierge-tools.ts';
import { conversationOf } from './conversation.ts';
import { instructionsFor } from './instructions.ts';
import { type LoopRun, partsAtOnce, streamedParts } from './loop-parts.ts';
import { SentenceGate } from './sentence-gate.ts';

/** An engine's turn: an answer, or why there is none. */
export type EngineOutcome =
  | { ok: true; value: { text: string } }
  | {
      ok: false;
      error: { code: 'timeout' | 'unavailable' | 'malformed' | 'ungrounded' | 'aborted'; detail: string };
    };

interface Turn {
  context: TurnContext;
  ports: TurnPorts;
  ledger: TurnLedger;
  language: string;
  limits: EngineLimits;
  signal: AbortSignal;
  /** Whether the turn ends where a person is fetched; an engine that may still speak then explains why. */
  stopsAtHandOff: boolean;
  /** Whether the engine writes while it thinks, or has its answer at once. */
  streams: boolean;
}

const failure = (
  code: Extract<EngineOutcome, { ok: false }>['error']['code'],
  detail: string,
): EngineOutcome => ({ ok: false, error: { code, detail } });

function deadline(limits: EngineLimits, signal: AbortSignal) {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('too slow', 'TimeoutError'));
  const total = setTimeout(expire, limits.totalMs);
  const first = setTimeout(expire, limits.firstPartMs);
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    expired: () => controller.signal.aborted,
    heard: () => clearTimeout(first),
    clear: () => {
      clearTimeout(first);
      clearTimeout(total);
    },
  };
}

const describe = (flaw: Flaw) => `${flaw.kind}: ${flaw.what}`;

/** Four characters to a token, where an endpoint does not say what it counted. */
const CHARS_PER_TOKEN = 4;

function estimatedTokens(context: TurnContext, answer: string): number {
  const said = context.history.reduce((chars, { text }) => chars + text.length, 0);
  return Math.ceil((said + answer.length + instructionsFor(context, 'en').length) / CHARS_PER_TOKEN);
}

/** Runs one engine through the agent loop: same tools, same checks, whichever model it is. */
export async function runEngine(model: LanguageModelV3, turn: Turn): Promise<EngineOutcome> {
  const { context, ports, ledger, language, signal } = turn;
  const time = deadline(turn.limits, signal);
  const gate = new SentenceGate(
    (sentence) => flawOf(sentence, context, ledger, language),
    (text) => ports.show({ kind: 'delta', text }),
  );
  let broken: unknown = null;
  let tokens: number | undefined;
  try {
    const run: LoopRun = {
      model,
      system: instructionsFor(context, language),
      messages: conversationOf(context),
      tools: conciergeTools(context, ports, ledger, language),
      signal: time.signal,
      stopsAtHandOff: turn.stopsAtHandOff,
    };
    let invalidCalls = 0;
    let finish: string | null = null;
    for await (const part of turn.streams ? streamedParts(run) : partsAtOnce(run)) {
      time.heard();
      if (part.kind === 'text') gate.write(part.text);
      else if (part.kind === 'call') {
        gate.clear();
        if (part.invalid) invalidCalls += 1;
      } else if (part.kind === 'error') broken = part.error;
      else if (part.kind === 'finish') {
        finish = part.reason;
        tokens = part.tokens;
      }
    }
    gate.end();
    if (signal.aborted) return failure('aborted', 'the turn was ended');
    if (time.expired()) return failure('timeout', 'too slow');
    if (broken) return failure('unavailable', String(broken));
    if (gate.flaw) return failure('ungrounded', describe(gate.flaw));
    if (ledger.handoff && !gate.text) return { ok: true, value: { text: '' } };
    if (finish === null || finish === 'error') return failure('malformed', 'the stream ended early');
    if (!gate.text)
      return failure('malformed', invalidCalls > 0 ? 'only unusable tool calls' : 'an empty answer');
    return { ok: true, value: { text: gate.text } };
  } catch (error) {
    if (signal.aborted) return failure('aborted', 'the turn was ended');
    return failure(time.expired() ? 'timeout' : 'unavailable', String(error));
  } finally {
    time.clear();
    if (turn.streams) ledger.usage.tokens += tokens ?? estimatedTokens(context, gate.text);
  }
}
