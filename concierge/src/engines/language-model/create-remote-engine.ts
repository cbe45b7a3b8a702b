import type { EngineLimits, RemoteEngine, RemoteModelConfig } from '../../contract/remote-engine.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { remoteModel } from './remote-model.ts';

/**
 * A language model that may answer turns, with a circuit of its own.
 *
 * @param now milliseconds since the epoch; the circuit breaker's clock
 */
export function createRemoteEngine(
  config: RemoteModelConfig,
  limits: EngineLimits,
  now: () => number = Date.now,
): RemoteEngine {
  return { name: config.model, model: remoteModel(config), limits, breaker: new CircuitBreaker(now) };
}
