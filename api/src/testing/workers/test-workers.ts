import { pathToFileURL } from 'node:url';
import type { TurnPorts } from '@bellkey/concierge/contract';
import type { RemoteEngine } from '@bellkey/concierge/remote-engine';
import type { ComputeContext } from '../../assistant/workers/compute-turn.ts';
import {
  createTurnWorkers,
  type TurnWorkers,
  type TurnWorkersOptions,
} from '../../assistant/workers/turn-workers.ts';
import { workerFromSource } from '../../assistant/workers/worker-file.ts';
import { createLogger } from '../../platform/http/logger.ts';

/** Worker threads that misbehave on request, or never start. */
export function testWorkers(
  which: 'misbehaving' | 'broken',
  options: Partial<TurnWorkersOptions> = {},
): TurnWorkers {
  return createTurnWorkers({
    threads: 1,
    addresses: { privateHosts: false },
    log: createLogger('silent'),
    file: workerFromSource(pathToFileURL(`${__dirname}/${which}-worker.ts`)),
    ...options,
  });
}

/** A guest's line as a turn's context. */
export function turnContext(text: string, more: Partial<ComputeContext> = {}): ComputeContext {
  const now = new Date('2026-11-23T12:00:00Z');
  return {
    turnId: text,
    property: {
      id: 'aurora',
      slug: 'aurora',
      name: 'Aurora',
      kind: 'hotel',
      timeZone: 'UTC',
      currency: 'EUR',
      languages: ['en'],
      phone: null,
      emergencyNumber: '112',
    },
    place: { id: 'room', label: 'Room', kind: 'room' },
    assurance: 'L1',
    said: { before: [], unanswered: [{ from: 'guest', text, at: now }], passedOver: [] },
    openRequests: [],
    services: [],
    now,
    ...more,
  };
}

/** Ports without effects, except for what a test overrides. */
export function turnPorts(some: Partial<TurnPorts> = {}): TurnPorts {
  const no = { ok: false, error: { code: 'no', detail: 'no' } } as const;
  return {
    searchKnowledge: async () => [],
    createRequest: async () => no,
    cancelRequest: async () => no,
    changeCart: async () => no,
    show: () => undefined,
    ...some,
  };
}

/** A language model that is never reached, and the results reported for it. */
export function unreachedEngine(): { engine: RemoteEngine; reported: string[] } {
  const reported: string[] = [];
  const engine = {
    name: 'stand-in',
    config: { baseUrl: 'http://127.0.0.1:9', model: 'stand-in', apiKey: 'secret', fetch },
    limits: { firstPartMs: 1_000, totalMs: 1_000 },
    breaker: {
      open: false,
      failed: () => void reported.push('failed'),
      succeeded: () => void reported.push('succeeded'),
    },
    // Stays on the main thread: only the configuration is sent.
    model: {} as RemoteEngine['model'],
  };
  return { engine, reported };
}
