import type { TurnPorts, TurnResult } from '@bellkey/concierge/contract';
import type { EngineLimits, RemoteChoice, RemoteModelConfig } from '@bellkey/concierge/remote-engine';
import type { ComputeContext } from './compute-turn.ts';

/** A language model as sent to a worker: its client is created there, its circuit stays on the main thread. */
export interface SentEngine {
  name: string;
  config: Omit<RemoteModelConfig, 'fetch'>;
  limits: EngineLimits;
  /** Whether a property configured the address, so that only permitted networks may be reached. */
  guarded: boolean;
  /** Whether the circuit was open when the turn was sent. */
  open: boolean;
}

/** A turn's context without anything that cannot be cloned to another thread. */
export interface SentContext extends Omit<ComputeContext, 'remote'> {
  remote: { kind: 'engine'; engine: SentEngine } | Exclude<RemoteChoice, { kind: 'engine' }>;
}

/** The ports that return a result. The other one, `show`, has its own message. */
export type AnsweringPort = Exclude<keyof TurnPorts, 'show'>;

/** Messages from the main thread to a worker. Ids of turns and calls are unique within the thread. */
export type ToWorker =
  /** `services` is the number of a value sent before. */
  | { kind: 'run'; turn: number; context: Omit<SentContext, 'services'>; services: number }
  | { kind: 'keep'; number: number; value: unknown }
  | { kind: 'forget'; number: number }
  | { kind: 'answer'; turn: number; call: number; value: unknown }
  | { kind: 'refuse'; turn: number; call: number; message: string }
  | { kind: 'stop'; turn: number }
  | { kind: 'ping' };

/** Messages from a worker to the main thread. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'call'; turn: number; call: number; port: AnsweringPort; args: readonly unknown[] }
  | { kind: 'show'; turn: number; progress: Parameters<TurnPorts['show']>[0] }
  | { kind: 'circuit'; turn: number; outcome: 'failed' | 'succeeded' }
  | { kind: 'done'; turn: number; result: TurnResult | null }
  | { kind: 'broke'; turn: number; message: string };
