import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../platform/database/property-scope.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { listPropertyIds } from '../../property/properties/property-summary.ts';
import type { EngineRegistry } from '../ai-settings/engine-registry.ts';
import { type AnswerDependencies, answerTurn, failed } from './answer-turn.ts';
import { LEASE_MS, releaseTurns, renewLeases } from './claim-turn.ts';
import { finishTurn, type KeepDraft } from './finish-turn.ts';
import { listPropertiesOwing } from './owing-properties.ts';
import { type ClaimedTurn, claimWithContext } from './turn-context.ts';
import { type ShareLimits, TurnShares } from './turn-shares.ts';

/** The longest that a guest waits for the engine before a person is fetched. */
export const TURN_TIMEOUT_MS = 90_000;
/** A turn that was interrupted this often is what interrupts: a person answers it. */
const MAX_ATTEMPTS = 3;
const SWEEP_MS = 5_000;
const RENEW_MS = LEASE_MS / 3;
/** How long a stop waits for answers that are being written. */
const STOP_PATIENCE_MS = 4_000;
/** So many answers may be owed in all properties at once; who writes beyond that gets a person instead of a wait. */
const MAX_OWED = 2_000;

/** Runs the answers that the engine owes: at most one per conversation at a time, each once, none forgotten. */
export interface TurnRunner {
  /** A turn may be waiting in this property. */
  wake(propertyId: string): void;
  /** Whether so many answers are owed already that no more may be. */
  readonly full: boolean;
  /** A person took the conversation over: what is being written there stops at once. */
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
  maxOwed?: number | undefined;
}

interface RunningTurn {
  claimed: ClaimedTurn;
  controller: AbortController;
  ended: Promise<void>;
  since: number;
}

export function createTurnRunner(dependencies: RunnerDependencies): TurnRunner {
  const { store, hub, log, registry, timeoutMs = TURN_TIMEOUT_MS, keepDraft } = dependencies;
  const { maxOwed = MAX_OWED } = dependencies;
  const running = new Map<string, RunningTurn>();
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
    const held = [...running.values()].flatMap(({ claimed: { turn } }) =>
      turn.propertyId === propertyId ? [turn.id] : [],
    );
    const outcome = await store.inProperty(propertyId, async (scope) =>
      done(await claimWithContext(scope, { claim: randomUUID(), limit, held, registry })),
    );
    const { claimed, found, waiting } = outcome.ok ? outcome.value : { claimed: [], found: 0, waiting: 0 };
    shares.claimed(propertyId, { limit, taken: claimed.length, more: found === limit, waiting });
    for (const turn of claimed) begin(turn);
  }

  function begin(claimed: ClaimedTurn): void {
    const controller = new AbortController();
    const { id: turnId, propertyId, conversationId } = claimed.turn;
    const ended = run(claimed, controller)
      .then(
        (nextWaits) => {
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
    running.set(turnId, { claimed, controller, ended, since: performance.now() });
  }

  /** Answers a turn; says whether the next one of its conversation waits. */
  async function run(claimed: ClaimedTurn, { signal }: AbortController): Promise<boolean> {
    const { turn } = claimed;
    const end =
      turn.attempts > MAX_ATTEMPTS
        ? failed('engine-error')
        : await answerTurn({ ...dependencies, timeoutMs }, claimed, signal);
    if (!end || signal.aborted) return true;
    const finished = await store.inProperty(turn.propertyId, (scope) =>
      finishTurn(scope, turn, end, keepDraft),
    );
    return finished.ok && finished.value.nextWaits;
  }

  /** Says of what takes long that this process still works on it; what was taken from it is called off. */
  async function renew(): Promise<void> {
    const due = [...running.values()].filter(({ since }) => performance.now() - since >= RENEW_MS);
    for (const [propertyId, turns] of byProperty(due)) {
      const outcome = await store.inProperty(propertyId, async (scope) =>
        done(
          await renewLeases(
            scope,
            turns.map(({ claimed }) => claimed.turn),
          ),
        ),
      );
      if (!outcome.ok) continue;
      for (const { claimed, controller } of turns) {
        if (!outcome.value.has(claimed.turn.id)) controller.abort();
      }
    }
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
    silence(conversationId) {
      for (const { claimed, controller } of running.values())
        if (claimed.turn.conversationId === conversationId) controller.abort();
    },
    async start() {
      // The embedded database belongs to one process, so the one that had these turns is gone.
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
        renew().catch((error: unknown) => log.warn({ error }, 'leases were not renewed'));
      }, RENEW_MS);
    },
    async stop() {
      stopping = true;
      if (sweeper) clearInterval(sweeper);
      const all = Promise.all([...running.values()].map(({ ended }) => ended));
      await Promise.race([all, sleep(STOP_PATIENCE_MS, undefined, { ref: false })]);
      if (renewer) clearInterval(renewer);
      const left = [...running.values()];
      for (const { controller } of left) controller.abort();
      for (const [propertyId, turns] of byProperty(left)) {
        await store.inProperty(propertyId, async (scope) =>
          done(
            releaseTurns(
              scope,
              turns.map(({ claimed }) => claimed.turn),
            ),
          ),
        );
      }
    },
  };
}

function byProperty(turns: readonly RunningTurn[]): Map<string, RunningTurn[]> {
  const found = new Map<string, RunningTurn[]>();
  for (const turn of turns) {
    const { propertyId } = turn.claimed.turn;
    found.set(propertyId, [...(found.get(propertyId) ?? []), turn]);
  }
  return found;
}
