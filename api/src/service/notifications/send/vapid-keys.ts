import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import type { VapidKeys } from './receiver-ports.ts';

const KeyPair = z.object({ publicKey: z.string().min(1), privateKey: z.string().min(1) });

/** A new key pair, for a server that does not store one. */
export const createVapidKeys = (): Omit<VapidKeys, 'subject'> => webPush.generateVAPIDKeys();

/**
 * The server's VAPID keys: created at the first start, in a file that only this user can read. If they change, every
 * browser has to turn push on again.
 *
 * @throws when the file is damaged
 */
export function loadOrCreateVapidKeys(dataFolder: string): Omit<VapidKeys, 'subject'> {
  const file = join(dataFolder, 'vapid.json');
  if (existsSync(file)) return KeyPair.parse(JSON.parse(readFileSync(file, 'utf8')));
  const keys = createVapidKeys();
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return keys;
}
