import { hash } from 'node:crypto';
import type { PlaceCode } from '@bellkey/shared/api';

/** Codes and tokens are looked up by this hash; the database never stores what opens a door. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret);
}

/** A code in the form of the database. */
export function hashCode(code: PlaceCode): string {
  return hashSecret(`${code.kind}:${code.value}`);
}
