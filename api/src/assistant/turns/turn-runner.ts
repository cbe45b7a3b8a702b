import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunTurn } from '@bellkey/concierge/contract';
import type { Logger } from 'pino';
import type { Store } from '../../platform/database/property-scope.ts';
import type { LiveHub } from '../../platform/events/live-hub.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { listPropertyIds } from '../../property/properties/property-summary.ts';
import type { EngineRegistry } from '../ai-settings/engine-registry.ts';
import { answerTurn, failed } from './answer-turn.ts';
import { claimTurns, LEASE_MS, releaseTurns, renewLease, type TurnRow } from './claim-turn.ts';
import { finishTurn, type KeepDraft } from './finish-turn.ts';

/** The longest that a guest waits for the engine before a person is fetched. */
export const TURN_TIMEOUT_MS = 90_000;
/** A turn that was interrupted this often is what interrupts: a person answers it. */
const MAX_ATTEMPTS = 3;
const SWEEP_MS = 5_000;
const RENEW_MS = LEASE_MS / 3;
/** How long a stop waits for answers that are being written. */
const STOP_PATIENCE_MS = 4_000;

/** Runs the answers that the engine owes: at most one per conversation at a time, each once, none forgotten. */
export interface TurnRunner {
  /** A turn may be waiting in this property. */
  wake(propertyId: string): void;
  /** A person took the conversation over: what is being written there stops at once. */
  silence(conversationId: string): void;
  /** Takes up what an earlier process left, and keeps looking for what others leave. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface RunnerDependencies {
  store: Store;
  hub: LiveHub;
  runTurn: RunTurn;
  now: () => Date;
  log: Logger;
  timeoutMs?: number | undefined;
  registry: EngineRegistry;
  keepDraft: KeepDraft;
}

export function createTurnRunner(dependencies: RunnerDependencies): TurnRunner {
  const { store, hub, log, timeoutMs = TURN_TIMEOUT_MS, keepDraft } = dependencies;
  const runner = randomUUID();
  const running = new Map<
    string,
    { conversationId: string; controller: AbortController; ended: Promise<void> }
  >();
  const looking = new Map<string, 'once' | 'again'>();
  let sweeper: NodeJS.Timeout | null = null;
  let stopping = false;

  async function claimAll(propertyId: string): Promise<void> {
    if (stopping) return;
    const claimed = await store.inProperty(propertyId, async (scope) =>
      done(await claimTurns(scope, runner)),
    );
    if (claimed.ok) for (const turn of claimed.value) begin(turn);
  }

  function begin(turn: TurnRow): void {
    const controller = new AbortController();
    const ended = run(turn, controller)
      .then(
        (next) => {
          for (const turn of next) begin(turn);
        },
        (error: unknown) => {
          log.error({ error, turnId: turn.id }, 'turn was not finished; it will run again');
          wake(turn.propertyId);
        },
      )
      .finally(() => running.delete(turn.id));
    running.set(turn.id, { conversationId: turn.conversationId, controller, ended });
  }

  /** One look at a time in each property; a wake in between is served by the next look. */
  function wake(propertyId: string): void {
    if (stopping) return;
    if (looking.has(propertyId)) {
      looking.set(propertyId, 'again');
      return;
    }
    looking.set(propertyId, 'once');
    claimAll(propertyId)
      .catch((error: unknown) => log.error({ error }, 'turns could not be claimed'))
      .finally(() => {
        const again = looking.get(propertyId) === 'again';
        looking.delete(propertyId);
        if (again) wake(propertyId);
      });
  }

  /** Answers the turns that its end made free, which are this process's now. */
  async function run(turn: TurnRow, controller: AbortController): Promise<TurnRow[]> {
    const { propertyId } = turn;
    const { signal } = controller;
    const renewal = setInterval(() => {
      store
        .inProperty(propertyId, async (scope) => done(await renewLease(scope, turn.id, runner)))
        .then((renewed) => renewed.ok && !renewed.value && controller.abort())
        .catch((error: unknown) => log.warn({ error }, 'lease was not renewed'));
    }, RENEW_MS);
    try {
      const end =
        turn.attempts > MAX_ATTEMPTS
          ? failed('engine-error')
          : await answerTurn({ ...dependencies, timeoutMs, runner }, turn, signal);
      const next = await store.inProperty(propertyId, async (scope) => {
        if (!signal.aborted && end) await finishTurn(scope, turn, runner, end, keepDraft);
        return done(stopping ? [] : await claimTurns(scope, runner));
      });
      return next.ok ? next.value : [];
    } finally {
      clearInterval(renewal);
      hub.show(propertyId, { type: 'reply.ended', conversationId: turn.conversationId, turnId: turn.id });
    }
  }

  async function sweep(): Promise<void> {
    for (const propertyId of await listPropertyIds(store)) wake(propertyId);
  }

  return {
    wake,
    silence(conversationId) {
      for (const turn of running.values())
        if (turn.conversationId === conversationId) turn.controller.abort();
    },
    async start() {
      // The embedded database belongs to one process, so the one that had these turns is gone.
      if (store.kind === 'pglite') {
        for (const propertyId of await listPropertyIds(store)) {
          await store.inProperty(propertyId, async (scope) => done(await releaseTurns(scope, null)));
        }
      }
      await sweep();
      sweeper = setInterval(() => {
        sweep().catch((error: unknown) => log.error({ error }, 'turns were not looked for'));
      }, SWEEP_MS);
    },
    async stop() {
      stopping = true;
      if (sweeper) clearInterval(sweeper);
      const all = Promise.all([...running.values()].map(({ ended }) => ended));
      await Promise.race([all, sleep(STOP_PATIENCE_MS, undefined, { ref: false })]);
      if (running.size === 0) return;
      for (const { controller } of running.values()) controller.abort();
      for (const propertyId of await listPropertyIds(store)) {
        await store.inProperty(propertyId, async (scope) => done(await releaseTurns(scope, runner)));
      }
    },
  };
}
