import { workerData } from 'node:worker_threads';
import { createConcierge } from '@bellkey/concierge';
import type { AddressPolicy } from '../../platform/outbound/endpoint-address.ts';
import { guardedFetch } from '../../platform/outbound/guarded-fetch.ts';
import { computeWith } from './compute-turn.ts';
import { lowerPriority } from './lower-priority.ts';
import { serveTurns } from './serve-turns.ts';
import { warmUp } from './warm-up.ts';

// Entry of a worker thread: the concierge, which answers the turns that the main thread sends.
lowerPriority();
const { addresses } = workerData as { addresses: AddressPolicy };
const runTurn = createConcierge({});
await serveTurns(computeWith(runTurn), {
  guardedFetch: guardedFetch(addresses),
  warmUp: () => warmUp(runTurn),
});
