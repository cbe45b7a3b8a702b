import type { LanguageModelV3 } from '@ai-sdk/provider';
import { EMBEDDED, embeddedModel } from '../embedded/embedded-model.ts';
import type { AnswerLanguage } from '../embedded/language.ts';
import type { TurnLedger } from '../policy/ledger.ts';
import type { TurnContext, TurnPorts } from '../turn-contract.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type EngineLimits, runEngine } from './run-engine.ts';

/** The embedded engine needs a fraction of this; the limit is there so that nothing can hang. */
const EMBEDDED_LIMITS: EngineLimits = { firstPartMs: 5_000, totalMs: 10_000 };
const ATTEMPTS_WHEN_MALFORMED = 2;

/** A language model with its name, its limits and what has lately become of it. */
export interface RemoteEngine {
  name: string;
  model: LanguageModelV3;
  limits: EngineLimits;
  breaker: CircuitBreaker;
}

interface Turn {
  context: TurnContext;
  ports: TurnPorts;
  ledger: TurnLedger;
  language: AnswerLanguage;
  signal: AbortSignal;
}

async function askRemote(engine: RemoteEngine, turn: Turn): Promise<string | null> {
  for (let attempt = 1; attempt <= ATTEMPTS_WHEN_MALFORMED; attempt += 1) {
    const outcome = await runEngine(engine.model, {
      ...turn,
      limits: engine.limits,
      stopsAtHandOff: true,
      streams: true,
    });
    if (outcome.ok) {
      engine.breaker.succeeded();
      return outcome.value.text;
    }
    if (outcome.error.code === 'aborted') return null;
    if (outcome.error.code === 'ungrounded') return null;
    if (outcome.error.code !== 'malformed') break;
  }
  engine.breaker.failed();
  return null;
}

/**
 * The answer of the language model if there is one and it is well, else of the embedded engine. What a failed
 * engine already did stays in the ledger, so that nothing is done twice. Null when no engine could answer.
 */
export async function answerTurn(
  remote: RemoteEngine | null,
  turn: Turn,
): Promise<{ text: string; engine: string } | null> {
  if (remote && !remote.breaker.open) {
    const text = await askRemote(remote, turn);
    if (text !== null) return { text, engine: remote.name };
  }
  if (turn.signal.aborted) return null;
  const model = embeddedModel(turn.context, turn.language);
  const outcome = await runEngine(model, {
    ...turn,
    limits: EMBEDDED_LIMITS,
    stopsAtHandOff: false,
    streams: false,
  });
  return outcome.ok ? { text: outcome.value.text, engine: EMBEDDED } : null;
}
