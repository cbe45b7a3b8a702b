import type { z } from 'zod';
import type { OperationAccess } from './permissions.ts';

/** Input and output of an operation. */
interface OperationContract {
  summary: string;
  tag: string;
  /** Staff of a temporary demo property may also call it. */
  demo?: true;
  /** Writes take an `Idempotency-Key` header; a repeat gets the first answer again. */
  idempotent?: true;
  /** A person may be in danger: the write has a limit of its own, or none, and does not count towards the budget. */
  urgent?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Media types and size of the file that is sent instead of JSON, without any encoding. */
  upload?: { types: readonly string[]; maxBytes: number };
  status: 200 | 201 | 204;
  response?: z.ZodType;
  /** Media type of the file that the operation answers instead of JSON. */
  file?: 'application/pdf' | 'image/jpeg' | 'image/webp';
  /**
   * The most round trips to the database that a call makes in the steady state, in which sessions, members and written
   * content are in memory. A test in which a call makes more fails (see api/src/platform/database/README.md).
   */
  roundTrips: number;
  /** Problem codes that a caller is expected to handle. */
  problems: readonly string[];
}

/** One operation of the product API: who may call it and what goes in and out. */
export type OperationSpec = OperationAccess & OperationContract;
