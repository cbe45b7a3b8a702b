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
  /** Those that filled caches or did what is due at most once a minute. */
  cold: number;
  /** Those of attempts that a deadlock or a serialization failure undid. */
  repeated: number;
  /** Those that a rare way of this call may make beyond the operation's budget. */
  allowed: number;
  /** The texts of the statements, batch by batch. */
  batches: ReadonlyArray<{ kind: 'steady' | 'cold'; texts: readonly string[] }>;
}

/** A statement that the database has answered. */
export interface ObservedStatement {
  /** Without its parameters. */
  text: string;
  /** How long its batch took, from sending to the last answer. */
  ms: number;
  /** How many statements the batch had. */
  batch: number;
}

/** An answer of the assistant that is written, or was given up. */
export interface ObservedTurn {
  /** `answered`, `failed`, `nothing-to-say`, or `called-off` where a person or another process took the turn. */
  outcome: string;
  /** From its claim to its end. */
  ms: number;
  /** Round trips to the database in the steady state, its share in the claim included. */
  roundTrips: number;
  cold: number;
  /** The statements of each round trip, by their texts. */
  batches: Measured['batches'];
}

/** Who hears what operations and statements cost, such as metrics. Nothing is measured for a listener that is absent. */
export interface Observer {
  operation?(done: ObservedOperation): void;
  statement?(done: ObservedStatement): void;
  turn?(done: ObservedTurn): void;
}
