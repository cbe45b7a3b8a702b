import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { JsonText } from '../outcome/json-text.ts';

/**
 * Compares a response that PostgreSQL wrote as JSON with the contract.
 *
 * @throws Error when a field is missing, unknown or of another type
 */
export function agreesWithContract(operation: string, contract: z.ZodType, answer: JsonText<unknown>): void {
  const written = answer.parse();
  const named: unknown = JSON.parse(JSON.stringify(contract.parse(written)));
  if (!isDeepStrictEqual(written, named))
    throw new Error(`${operation} does not match its contract:\n${answer.text}`);
}
