import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortCodeFrom } from '@bellkey/shared/api';
import { z } from 'zod';

const Secrets = z.object({ qrSecret: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * The secret that the demo's codes are derived from, in a file that only this user can read, so that the codes survive
 * restarts while the database stores hashes.
 */
export function loadOrCreateQrSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secrets.json');
  if (existsSync(file)) return Secrets.parse(JSON.parse(readFileSync(file, 'utf8'))).qrSecret;
  const qrSecret = randomBytes(32).toString('hex');
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ qrSecret }, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return qrSecret;
}

/** Both codes of a place: 128 bits for the QR picture, 35 bits and a check character for typing. */
export function deriveCodes(
  secret: string,
  propertyId: string,
  locationId: string,
): { code: string; shortCode: string } {
  const derive = (purpose: string) =>
    createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(`${purpose}:${propertyId}:${locationId}`)
      .digest();
  return {
    code: derive('code').subarray(0, 16).toString('base64url'),
    shortCode: shortCodeFrom(derive('short')),
  };
}
