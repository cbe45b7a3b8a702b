import type { Measured } from './meter.ts';

/** An operation that has been answered. */
export interface ObservedOperation {
  /** Method and path, as in the table of operations. */
  operation: string;
  ms: number;
  status: number;
  /** `done`, the code of the refusal, or `error`. */
  outcome: string;
  /** Round trips to the database in the steady state. */
  roundTrips: number;
  /** Those that filled caches or are due at most once a minute. */
  cold: number;
  /** Those of attempts that a deadlock or a serialization failure rolled back. */
  repeated: number;
  /** Those granted beyond the operation's budget for a rare case. */
  allowed: number;
  /** The texts of the statements, batch by batch. */
  batches: ReadonlyArray<{ kind: 'steady' | 'cold'; texts: readonly string[] }>;
}

/** A completed statement. */
export interface ObservedStatement {
  /** Without its parameters. */
  text: string;
  /** Duration of its batch, from sending to the last answer. */
  ms: number;
  /** How many statements the batch had. */
  batch: number;
}

/** A finished turn of the assistant. */
export interface ObservedTurn {
  /** `answered`, `failed`, `nothing-to-say`, or `called-off` when a person or another process took the turn. */
  outcome: string;
  /** From its claim to its end. */
  ms: number;
  /** Round trips to the database in the steady state, its share in the claim included. */
  roundTrips: number;
  cold: number;
  /** The statements of each round trip, by their texts. */
  batches: Measured['batches'];
}

/**
 * Receives the cost of operations and statements, for example for metrics. Nothing is measured for an absent listener.
 */
export interface Observer {
  operation?(done: ObservedOperation): void;
  statement?(done: ObservedStatement): void;
  turn?(done: ObservedTurn): void;
}
