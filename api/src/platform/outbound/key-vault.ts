import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Encrypts secrets for the database; a secret of one property cannot be decrypted for another. */
export interface KeyVault {
  seal(propertyId: string, secret: string): string;
  /** Null when it was encrypted with another key, for another property, or is damaged. */
  open(propertyId: string, sealed: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const FORMAT = 'v1';

/** @param key 32 bytes; if it is lost, secrets have to be typed again. */
export function createKeyVault(key: Buffer): KeyVault {
  if (key.length !== KEY_BYTES) throw new Error(`The settings key needs ${KEY_BYTES} bytes`);
  return {
    seal(propertyId, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(propertyId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${FORMAT}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open(propertyId, sealed) {
      const [format, text = ''] = sealed.split('.');
      const bytes = Buffer.from(text, 'base64url');
      if (format !== FORMAT || bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(propertyId))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** The server's settings key: created at the first start, in a file that only this user can read. */
export function loadOrCreateSettingsKey(dataFolder: string): Buffer {
  const file = join(dataFolder, 'settings.key');
  if (existsSync(file)) return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  const key = randomBytes(KEY_BYTES);
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${key.toString('hex')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return key;
}
