import { randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '@bellkey/shared/api';
import { hashSecret } from '../places/code-hash.ts';

const SECRET_BYTES = 32;
/** Characters of a secret that are shown afterwards: `bk_` and six of 43, which leaves 220 bits secret. */
const SHOWN_CHARS = API_KEY_PREFIX.length + 6;

/** The hash that a key is found by. */
export const hashKeySecret = (secret: string): string => hashSecret(`api-key:${secret}`);

/** A new secret with its stored form. */
export function newSecret(): { secret: string; secretHash: string; prefix: string } {
  const secret = `${API_KEY_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, secretHash: hashKeySecret(secret), prefix: secret.slice(0, SHOWN_CHARS) };
}
