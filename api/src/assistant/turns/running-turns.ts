import type { Store } from '../../platform/database/property-scope.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { LEASE_MS, releaseTurns, renewLeases } from './claim-turn.ts';
import type { ClaimedTurn } from './turn-context.ts';

/** How often a process renews the leases of its turns. */
export const RENEW_MS = LEASE_MS / 3;

interface RunningTurn {
  claimed: ClaimedTurn;
  controller: AbortController;
  ended: Promise<void>;
  since: number;
}

/** The turns that this process works on, and its leases on them. */
export class RunningTurns {
  readonly #store: Store;
  readonly #turns = new Map<string, RunningTurn>();

  constructor(store: Store) {
    this.#store = store;
  }

  add(claimed: ClaimedTurn, controller: AbortController, ended: Promise<void>): void {
    this.#turns.set(claimed.turn.id, { claimed, controller, ended, since: performance.now() });
  }

  delete(turnId: string): void {
    this.#turns.delete(turnId);
  }

  /** Ids of those of a property. */
  idsOf(propertyId: string): string[] {
    return [...this.#turns.values()]
      .filter(({ claimed }) => claimed.turn.propertyId === propertyId)
      .map(({ claimed }) => claimed.turn.id);
  }

  /** Cancels the answer that is being written in a conversation. */
  silence(conversationId: string): void {
    for (const { claimed, controller } of this.#turns.values())
      if (claimed.turn.conversationId === conversationId) controller.abort();
  }

  /** Resolves when all that run now have ended. */
  async ended(): Promise<void> {
    await Promise.all([...this.#turns.values()].map(({ ended }) => ended));
  }

  /** Renews the leases of long turns; cancels those that another process or a person has taken. */
  async renew(): Promise<void> {
    const due = [...this.#turns.values()].filter(({ since }) => performance.now() - since >= RENEW_MS);
    for (const [propertyId, turns] of byProperty(due)) {
      const rows = turns.map(({ claimed }) => claimed.turn);
      const outcome = await this.#store.inProperty(propertyId, async (scope) =>
        done(await renewLeases(scope, rows)),
      );
      if (!outcome.ok) continue;
      for (const { claimed, controller } of turns) {
        if (!outcome.value.has(claimed.turn.id)) controller.abort();
      }
    }
  }

  /** Cancels what still runs and releases it, so that the next process claims it at once. */
  async release(): Promise<void> {
    const left = [...this.#turns.values()];
    for (const { controller } of left) controller.abort();
    for (const [propertyId, turns] of byProperty(left)) {
      const rows = turns.map(({ claimed }) => claimed.turn);
      await this.#store.inProperty(propertyId, async (scope) => done(releaseTurns(scope, rows)));
    }
  }
}

function byProperty(turns: readonly RunningTurn[]): Map<string, RunningTurn[]> {
  const found = new Map<string, RunningTurn[]>();
  for (const turn of turns) {
    const { propertyId } = turn.claimed.turn;
    found.set(propertyId, [...(found.get(propertyId) ?? []), turn]);
  }
  return found;
}
