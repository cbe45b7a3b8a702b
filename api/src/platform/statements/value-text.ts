import { makePgArray } from 'drizzle-orm/pg-core';

/** Encodes a parameter for PostgreSQL: text, bytes, or null. */
export function valueText(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (Array.isArray(value)) return makePgArray(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
