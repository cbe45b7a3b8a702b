import type { Logger } from 'pino';
import type { Store } from '../../platform/database/property-scope.ts';
import type { LiveHub } from '../../platform/events/live-hub.ts';
import type { ComputeTurn } from '../workers/compute-turn.ts';
import { WorkerLostError } from '../workers/worker-errors.ts';
import type { TurnEnd } from './finish-turn.ts';
import type { ClaimedTurn } from './turn-context.ts';
import { createTurnPorts } from './turn-ports.ts';

/** What answering a turn needs. */
export interface AnswerDependencies {
  store: Store;
  hub: LiveHub;
  computeTurn: ComputeTurn;
  now: () => Date;
  log: Logger;
  /** The longest that a guest waits for the engine before a person is asked for. */
  timeoutMs: number;
}

/** Runs the engine. Returns its answer or why there is none; null when the turn was cancelled. */
export async function answerTurn(
  { store, hub, computeTurn, now, log, timeoutMs }: AnswerDependencies,
  { turn, guest, context, contentVersion, forcedBy, photos }: ClaimedTurn,
  signal: AbortSignal,
): Promise<TurnEnd | null> {
  const turnId = turn.id;
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  const { ports, trace } = createTurnPorts({
    store,
    hub,
    turn,
    contentVersion,
    guest,
    photos,
    signal: either,
  });
  const startedAt = performance.now();
  try {
    const result = await abortable(computeTurn({ ...context, turnId, now: now() }, ports, either), either);
    if (!result) return { kind: 'nothing-to-say' };
    log.info(
      {
        turnId,
        engine: result.engine,
        handoff: result.handoff?.reason ?? null,
        fallback: result.fallback ?? null,
        tools: result.actions.map(({ tool, outcome }) => `${tool}:${outcome}`),
        ms: Math.round(performance.now() - startedAt),
      },
      'turn answered',
    );
    const { timeZone } = context.property;
    const admitted = context.remote?.kind === 'engine';
    return { kind: 'answered', result, trace, forcedBy, sessionId: guest.sessionId, timeZone, admitted };
  } catch (error) {
    if (signal.aborted) return null;
    const late = timeout.aborted || (error instanceof WorkerLostError && error.silent);
    log.error({ error, turnId }, late ? 'turn took too long' : 'engine failed');
    return failed(late ? 'engine-timeout' : 'engine-error');
  }
}

/** A turn that the engine failed to answer. */
export function failed(reason: 'engine-error' | 'engine-timeout'): TurnEnd {
  return { kind: 'failed', reason };
}

/** Settles with the signal even when the engine ignores it. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
