import type { LanguageModelV3 } from '@ai-sdk/provider';

/** How long an engine may take (docs/product.md#language-models). */
export interface EngineLimits {
  firstPartMs: number;
  totalMs: number;
}

/** Remembers whether an engine fails so often that it is not asked for a while. */
export interface Breaker {
  /** Whether the engine is not to be asked now. */
  readonly open: boolean;
  failed(): void;
  succeeded(): void;
}

/** A language model with its name, its limits and what has lately become of it. */
export interface RemoteEngine {
  name: string;
  /** Where it answers. A thread of its own makes a model from it, since a model cannot be sent to one. */
  config: RemoteModelConfig;
  model: LanguageModelV3;
  limits: EngineLimits;
  breaker: Breaker;
}

/** Why the language model was not asked, or not believed. Shown to staff. */
export type FallbackReason =
  | 'budget-used-up'
  | 'guest-budget-used-up'
  | 'circuit-open'
  | 'key-unreadable'
  | 'timeout'
  | 'unavailable'
  | 'malformed'
  | 'ungrounded';

/** Which language model answers a turn: the property's own, none, or the one that the process was started with. */
export type RemoteChoice =
  | { kind: 'engine'; engine: RemoteEngine }
  | { kind: 'none'; because: FallbackReason | null }
  | { kind: 'default' };

/** Where a language model answers, over any OpenAI-compatible endpoint. */
export interface RemoteModelConfig {
  baseUrl: string;
  model: string;
  apiKey: string;
  /** How the address is reached; the plain `fetch` unless told. */
  fetch?: typeof fetch;
}
