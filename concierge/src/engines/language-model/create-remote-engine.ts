import type { EngineLimits, RemoteEngine, RemoteModelConfig } from '../../contract/remote-engine.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { remoteModel } from './remote-model.ts';

/** Default time limits of a language model (docs/product.md#language-models). */
const ENGINE_LIMITS: EngineLimits = { firstPartMs: 10_000, totalMs: 25_000 };

/**
 * Creates a language model for turns, with its own circuit breaker.
 *
 * @param now milliseconds since the epoch; the circuit breaker's clock
 */
export function createRemoteEngine(
  config: RemoteModelConfig,
  limits = ENGINE_LIMITS,
  now: () => number = Date.now,
): RemoteEngine {
  return { name: config.model, config, model: remoteModel(config), limits, breaker: new CircuitBreaker(now) };
}
