import type { BrowserSubscription } from '@bellkey/shared/api';
import { type AddressPolicy, addressProblem } from '../../../platform/outbound/endpoint-address.ts';

/** Bytes of a browser's public key, an uncompressed point of P-256, and of its secret (RFC 8291). */
const PUBLIC_KEY_BYTES = 65;
const SECRET_BYTES = 16;

/** What is wrong with a subscription; null when messages can be sent to it. */
export function validateSubscription(
  { endpoint, keys }: BrowserSubscription,
  addresses: AddressPolicy,
): Record<string, string> | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  // Some push services have the device's token in the query.
  const problem = url ? addressProblem(`${url.origin}${url.pathname}`, addresses) : 'This is no address.';
  if (problem) return { endpoint: problem };
  const isKey =
    Buffer.from(keys.p256dh, 'base64url').length === PUBLIC_KEY_BYTES &&
    Buffer.from(keys.auth, 'base64url').length === SECRET_BYTES;
  return isKey ? null : { keys: 'These are no keys of a browser.' };
}
