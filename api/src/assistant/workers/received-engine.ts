import { createRemoteEngine } from '@bellkey/concierge/language-model';
import type { RemoteEngine } from '@bellkey/concierge/remote-engine';
import type { SentEngine } from './worker-messages.ts';

/**
 * The language model of a turn inside a worker. Reports its results, because its circuit counts failures across all
 * workers.
 *
 * @param guardedFetch reaches permitted networks only
 */
export function receivedEngine(
  { name, config, limits, guarded, open }: SentEngine,
  guardedFetch: typeof fetch,
  report: (outcome: 'failed' | 'succeeded') => void,
): RemoteEngine {
  const engine = createRemoteEngine({ ...config, ...(guarded && { fetch: guardedFetch }) }, limits);
  return {
    ...engine,
    name,
    breaker: { open, failed: () => report('failed'), succeeded: () => report('succeeded') },
  };
}
