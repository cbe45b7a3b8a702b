import type { Connection, Connections, Lane } from './connections.ts';
import { FairQueue } from './fair-queue.ts';

/** Limits of a set of connections. */
export interface FairShares {
  /** All connections. */
  size: number;
  /** Most connections that one property may hold at once. */
  most: number;
}

/**
 * Gives connections to properties in turn, so that a busy property does not delay the others: a call waits behind at most
 * one transaction of each other property. Work without a property (lookups by a secret, sweeps) is one line among them,
 * without a limit. Within a property, calls and answers alternate when both wait (decision 0770).
 */
export function fairConnections(connections: Connections, { size, most }: FairShares): Connections {
  /** One entry for each that waits in {@link lanes}. */
  const line = new FairQueue<string>();
  const lanes = new Map<string, FairQueue<() => void>>();
  const held = new Map<string, number>();
  const holders = new Map<Connection, string>();
  let free = size;

  const mayHold = (key: string) => key === '' || (held.get(key) ?? 0) < most;

  function take(key: string): void {
    free -= 1;
    held.set(key, (held.get(key) ?? 0) + 1);
  }

  function giveBack(key: string): void {
    free += 1;
    const left = (held.get(key) ?? 0) - 1;
    if (left > 0) held.set(key, left);
    else held.delete(key);
    const next = line.shift(mayHold);
    if (next === undefined) return;
    const waiting = lanes.get(next);
    const begin = waiting?.shift();
    if (waiting?.size === 0) lanes.delete(next);
    begin?.();
  }

  /** Waits for the key's turn. */
  function turn(key: string, lane: Lane): Promise<void> | undefined {
    if (free > 0 && mayHold(key)) {
      take(key);
      return undefined;
    }
    return new Promise((resolve) => {
      const waiting = lanes.get(key) ?? new FairQueue<() => void>();
      lanes.set(key, waiting);
      waiting.push(lane, () => {
        take(key);
        resolve();
      });
      line.push(key, key);
    });
  }

  return {
    async acquire(key = '', lane = 'calls') {
      await turn(key, lane);
      try {
        const connection = await connections.acquire();
        holders.set(connection, key);
        return connection;
      } catch (error) {
        giveBack(key);
        throw error;
      }
    },
    release(connection, broken) {
      const key = holders.get(connection) ?? '';
      holders.delete(connection);
      connections.release(connection, broken);
      giveBack(key);
    },
  };
}
