import type { z } from 'zod';
import type { operations } from './operations.ts';

type Operations = typeof operations;

/** Method and path of an operation, as `POST /api/guest/messages`. */
export type OperationKey = keyof Operations;

type Field<K extends OperationKey, F extends string> = Operations[K] extends {
  [P in F]: infer S extends z.ZodType;
}
  ? { [P in F]: z.input<S> }
  : unknown;

/** Input of an operation: `params`, `query`, `body` and `upload`, those that it has. */
export type OperationInput<K extends OperationKey> = Field<K, 'params'> &
  Field<K, 'query'> &
  Field<K, 'body'> &
  (Operations[K] extends { upload: object } ? { upload: Blob } : unknown);

/** Output of an operation: JSON, a file, or nothing (204). */
export type OperationOutput<K extends OperationKey> = Operations[K] extends {
  response: infer S extends z.ZodType;
}
  ? z.output<S>
  : Operations[K] extends { file: string }
    ? Blob
    : undefined;
