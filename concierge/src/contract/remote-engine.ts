import type { LanguageModelV3 } from '@ai-sdk/provider';

/** How long an engine may take (docs/product.md#language-models). */
export interface EngineLimits {
  firstPartMs: number;
  totalMs: number;
}

/** Circuit breaker: suspends an engine that fails too often. */
export interface Breaker {
  /** Whether the engine is suspended. */
  readonly open: boolean;
  failed(): void;
  succeeded(): void;
}

/** A language model with its name, limits and circuit breaker. */
export interface RemoteEngine {
  name: string;
  /** Its endpoint. A worker thread creates its own model from it, because a model cannot be sent to a worker. */
  config: RemoteModelConfig;
  model: LanguageModelV3;
  limits: EngineLimits;
  breaker: Breaker;
}

/** Why the language model was not used. Shown to staff. */
export type FallbackReason =
  | 'budget-used-up'
  | 'guest-budget-used-up'
  | 'circuit-open'
  | 'key-unreadable'
  | 'timeout'
  | 'unavailable'
  | 'malformed'
  | 'ungrounded';

/** The language model for a turn: the property's own, none, or the one that the process was started with. */
export type RemoteChoice =
  | { kind: 'engine'; engine: RemoteEngine }
  | { kind: 'none'; because: FallbackReason | null }
  | { kind: 'default' };

/** Endpoint of a language model, OpenAI-compatible. */
export interface RemoteModelConfig {
  baseUrl: string;
  model: string;
  apiKey: string;
  /** How to reach the endpoint; plain `fetch` by default. */
  fetch?: typeof fetch;
}
