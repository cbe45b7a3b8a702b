import type { TurnContext, TurnPorts } from '../contract/contract.ts';
import type { EngineLimits, RemoteEngine } from '../contract/remote-engine.ts';
import { askedIn } from '../engines/embedded/asked-acts.ts';
import { EMBEDDED, embeddedModel } from '../engines/embedded/embedded-model.ts';
import { runEngine } from '../engines/loop/run-engine.ts';
import type { AnswerLanguage } from '../language/text/answer-language.ts';
import type { TurnLedger } from '../policy/actions/ledger.ts';

/**
 * The embedded engine needs a fraction of this. On a machine that is busy for seconds an answer that comes late is better
 * than a person who is called for nothing; a thread that hangs is ended by its pool.
 */
const EMBEDDED_LIMITS: EngineLimits = { firstPartMs: 20_000, totalMs: 30_000 };
const ATTEMPTS_WHEN_MALFORMED = 2;

/** Context of the answer to one line. */
export interface Turn {
  context: TurnContext;
  ports: TurnPorts;
  ledger: TurnLedger;
  language: AnswerLanguage;
  signal: AbortSignal;
}

async function askRemote(engine: RemoteEngine, turn: Turn): Promise<string | null> {
  turn.ledger.usage.turns = 1;
  const asked = askedIn(turn.context, turn.language);
  for (let attempt = 1; attempt <= ATTEMPTS_WHEN_MALFORMED; attempt += 1) {
    const outcome = await runEngine(engine.model, {
      ...turn,
      limits: engine.limits,
      stopsAtHandOff: true,
      streams: true,
      asked,
    });
    if (outcome.ok) {
      engine.breaker.succeeded();
      return outcome.value.text;
    }
    const { code, detail } = outcome.error;
    if (code === 'aborted') return null;
    turn.ledger.fallback = code === 'oversized' ? 'malformed' : code;
    turn.ledger.forgetShown();
    if (code === 'ungrounded') {
      turn.ledger.record('answer', { query: detail }, 'refused', code);
      return null;
    }
    if (code !== 'malformed') break;
  }
  engine.breaker.failed();
  return null;
}

/**
 * The answer of the language model if there is one and it succeeds, otherwise of the embedded engine. Completed actions
 * of a failed engine stay in the ledger, so that nothing is done twice. Null if no engine could answer.
 */
export async function answerTurn(
  remote: RemoteEngine | null,
  turn: Turn,
): Promise<{ text: string; engine: string } | null> {
  if (remote?.breaker.open) turn.ledger.fallback = 'circuit-open';
  else if (remote) {
    const text = await askRemote(remote, turn);
    if (text !== null) {
      turn.ledger.fallback = null;
      return { text, engine: remote.name };
    }
  }
  if (turn.signal.aborted) return null;
  const model = embeddedModel(turn.context, turn.language);
  const outcome = await runEngine(model, {
    ...turn,
    limits: EMBEDDED_LIMITS,
    stopsAtHandOff: false,
    streams: false,
    asked: null,
  });
  return outcome.ok ? { text: outcome.value.text, engine: EMBEDDED } : null;
}
