import type { RunTurn, TurnResult } from '@bellkey/concierge/contract';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Store } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';
import type { LiveHub } from '../../platform/events/live-hub.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { EngineRegistry } from '../ai-settings/engine-registry.ts';
import { recordUsage } from '../ai-settings/usage.ts';
import { WorkerLostError } from '../workers/worker-errors.ts';
import type { TurnRow } from './claim-turn.ts';
import type { TurnEnd } from './finish-turn.ts';
import { prepareTurn } from './turn-context.ts';
import { createTurnPorts } from './turn-ports.ts';

/** What answering a turn needs. */
export interface AnswerDependencies {
  store: Store;
  hub: LiveHub;
  runTurn: RunTurn;
  now: () => Date;
  log: Logger;
  /** The longest that a guest waits for the engine before a person is fetched. */
  timeoutMs: number;
  registry: EngineRegistry;
  /** Id of the runner that has the turn. */
  runner: string;
}

/** Runs the engine. Returns its answer or why there is none; null when the conversation is not the engine's to answer. */
export async function answerTurn(
  { store, hub, runTurn, now, log, timeoutMs, registry, runner }: AnswerDependencies,
  turn: TurnRow,
  signal: AbortSignal,
): Promise<TurnEnd | null> {
  const { propertyId, id: turnId } = turn;
  const prepared = await store.inProperty(propertyId, (scope) => prepareTurn(scope, turn, registry));
  if (!prepared.ok) {
    await store.inProperty(propertyId, async (scope) => {
      await scope.db
        .update(turns)
        .set({ state: 'abandoned', finishedAt: scope.now, leaseUntil: null })
        .where(scope.own(turns, eq(turns.id, turnId), eq(turns.runner, runner)));
      return done(undefined);
    });
    return null;
  }
  const { guest, context, forcedBy } = prepared.value;
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  const { ports, trace } = createTurnPorts({
    store,
    hub,
    propertyId,
    turnId,
    runner,
    guest,
    signal: either,
  });
  const startedAt = performance.now();
  try {
    const result = await abortable(runTurn({ ...context, turnId, now: now() }, ports, either), either);
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
    await countUsage(store, turn.propertyId, context.property.timeZone, guest.sessionId, result.usage);
    return { kind: 'answered', result, trace, forcedBy };
  } catch (error) {
    if (signal.aborted) return null;
    const late = timeout.aborted || (error instanceof WorkerLostError && error.silent);
    log.error({ error, turnId }, late ? 'turn took too long' : 'engine failed');
    return failed(late ? 'engine-timeout' : 'engine-error');
  }
}

/** What was used is counted even when the answer is thrown away: it was used. */
async function countUsage(
  store: Store,
  propertyId: string,
  timeZone: string,
  sessionId: string,
  usage: TurnResult['usage'],
): Promise<void> {
  if (!usage) return;
  await store.inProperty(propertyId, async (scope) =>
    done(await recordUsage(scope, timeZone, sessionId, usage)),
  );
}

/** A turn that the engine did not answer. */
export function failed(reason: 'engine-error' | 'engine-timeout'): TurnEnd {
  return { kind: 'failed', reason };
}

/** Ends with the signal even when the engine does not listen to it. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
