import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { done } from '../../platform/outcome/outcome.ts';
import type { Observer } from '../../platform/statements/observer.ts';
import { listPropertyIds } from '../../property/properties/property-summary.ts';
import type { EngineRegistry } from '../ai-settings/engine-registry.ts';
import { type AnswerDependencies, answerTurn, failed } from './answer-turn.ts';
import { releaseTurns } from './claim-turn.ts';
import { finishTurn, type KeepDraft } from './finish-turn.ts';
import { type Claim, observedClaim, observedRun, type RunEnd } from './observed-turn.ts';
import { listPropertiesOwing } from './owing-properties.ts';
import { RENEW_MS, RunningTurns } from './running-turns.ts';
import { type ClaimedTurn, claimWithContext } from './turn-context.ts';
import { type ShareLimits, TurnShares } from './turn-shares.ts';

/** The longest that a guest waits for the engine before a person is asked for. */
export const TURN_TIMEOUT_MS = 90_000;
/** A turn that was interrupted this often is likely the cause: a person answers it. */
const MAX_ATTEMPTS = 3;
const SWEEP_MS = 5_000;
/** How long a stop waits for running answers. */
const STOP_PATIENCE_MS = 4_000;
/** Most unanswered turns of all properties; guests beyond that get a person instead of a wait. */
const MAX_OWED = 2_000;

/** Runs the turns that wait: at most one per conversation at a time, each exactly once. */
export interface TurnRunner {
  /** A turn may wait in this property. */
  wake(propertyId: string): void;
  /** Whether the limit of unanswered turns is reached. */
  readonly full: boolean;
  /** A person took the conversation over: stops the answer that is being written there. */
  silence(conversationId: string): void;
  /** Takes up what an earlier process left, and keeps looking for what others leave. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface RunnerDependencies extends Omit<AnswerDependencies, 'timeoutMs'> {
  timeoutMs?: number | undefined;
  registry: EngineRegistry;
  keepDraft: KeepDraft;
  /** How many turns this process takes, of one property and of all. */
  shares?: Partial<ShareLimits> | undefined;
  /** Most unanswered turns in all properties, as far as this process knows. */
  maxOwed?: number | undefined;
  observer?: Observer | undefined;
}

/** Creates what claims due turns, computes them and applies their results. */
export function createTurnRunner(dependencies: RunnerDependencies): TurnRunner {
  const { store, hub, log, registry, keepDraft, observer } = dependencies;
  const { timeoutMs = TURN_TIMEOUT_MS, maxOwed = MAX_OWED } = dependencies;
  const running = new RunningTurns(store);
  const shares = new TurnShares(dependencies.shares);
  let sweeper: NodeJS.Timeout | null = null;
  let renewer: NodeJS.Timeout | null = null;
  let stopping = false;

  /** Claims for as many properties as may take turns now. */
  function look(): void {
    if (stopping) return;
    for (let next = shares.begin(); next; next = shares.begin()) {
      const { propertyId, limit } = next;
      claim(propertyId, limit).then(look, (error: unknown) => {
        log.error({ error }, 'turns could not be claimed');
        // The next sweep tries again.
        shares.claimed(propertyId, { limit, taken: 0, more: false, waiting: 0 });
      });
    }
  }

  async function claim(propertyId: string, limit: number): Promise<void> {
    const which = { claim: randomUUID(), limit, held: running.idsOf(propertyId), registry };
    const { value: outcome, claim } = await observedClaim(observer, () =>
      store.forAnswers.inBatches(propertyId, async (scope) => done(await claimWithContext(scope, which))),
    );
    const { claimed, found, waiting } = outcome.ok ? outcome.value : { claimed: [], found: 0, waiting: 0 };
    shares.claimed(propertyId, { limit, taken: claimed.length, more: found === limit, waiting });
    for (const turn of claimed) begin(turn, claim);
  }

  function begin(claimed: ClaimedTurn, claim: Claim): void {
    const controller = new AbortController();
    const { id: turnId, propertyId, conversationId } = claimed.turn;
    const ended = observedRun(observer, claim, () => run(claimed, controller.signal))
      .then(
        ({ nextWaits }) => {
          if (nextWaits) shares.wake(propertyId);
        },
        (error: unknown) => {
          log.error({ error, turnId }, 'turn was not finished; it will run again');
          shares.wake(propertyId);
        },
      )
      .finally(() => {
        running.delete(turnId);
        shares.ended(propertyId);
        hub.show(propertyId, { type: 'reply.ended', conversationId, turnId });
        look();
      });
    running.add(claimed, controller, ended);
  }

  async function run(claimed: ClaimedTurn, signal: AbortSignal): Promise<RunEnd> {
    const { turn } = claimed;
    const end =
      turn.attempts > MAX_ATTEMPTS
        ? failed('engine-error')
        : await answerTurn({ ...dependencies, timeoutMs }, claimed, signal);
    if (!end || signal.aborted) return { outcome: 'called-off', nextWaits: true };
    const finished = await store.forAnswers.inProperty(turn.propertyId, (scope) =>
      finishTurn(scope, claimed, end, keepDraft),
    );
    return { outcome: end.kind, nextWaits: finished.ok && finished.value.nextWaits };
  }

  async function sweep(): Promise<void> {
    for (const propertyId of await listPropertiesOwing(store)) shares.wake(propertyId);
    look();
  }

  return {
    wake(propertyId) {
      shares.wake(propertyId, 1);
      look();
    },
    get full() {
      return shares.owed >= maxOwed;
    },
    silence: (conversationId) => running.silence(conversationId),
    async start() {
      // The embedded database belongs to one process, so the previous owner of these turns is gone.
      if (store.kind === 'pglite') {
        for (const propertyId of await listPropertyIds(store)) {
          await store.inProperty(propertyId, async (scope) => done(releaseTurns(scope, 'all')));
        }
      }
      await sweep();
      sweeper = setInterval(() => {
        sweep().catch((error: unknown) => log.error({ error }, 'turns were not looked for'));
      }, SWEEP_MS);
      renewer = setInterval(() => {
        running.renew().catch((error: unknown) => log.warn({ error }, 'leases were not renewed'));
      }, RENEW_MS);
    },
    async stop() {
      stopping = true;
      if (sweeper) clearInterval(sweeper);
      await Promise.race([running.ended(), sleep(STOP_PATIENCE_MS, undefined, { ref: false })]);
      if (renewer) clearInterval(renewer);
      await running.release();
    },
  };
}
