import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { ORDER_PREFIX, ReleaseOrder, ReleaseSignature, type SignedOrder } from './trust.ts';

const KEY_ID_DIGITS = 16;

/** A team's key pair. */
export interface SigningKey {
  /** PKCS #8, PEM. A secret of the team: never in a repository, a log or a browser. */
  privateKey: string;
  /** SPKI, DER, base64: what goes into `trust.json`. */
  publicKey: string;
}

const encoded = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** A new Ed25519 key pair. */
export function generateSigningKey(): SigningKey {
  const pair = generateKeyPairSync('ed25519');
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: encoded(pair.publicKey),
  };
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`the key is ${key.asymmetricKeyType}, not Ed25519`);
  return key;
}

/** The public half of a private key (PKCS #8, PEM). @throws Error when it is not an Ed25519 key. */
export function publicKeyOf(privateKey: string): string {
  return encoded(createPublicKey(ed25519(createPrivateKey(privateKey))));
}

/** Short name of a public key (SPKI, DER, base64), for signatures and for people to compare. */
export function keyId(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, KEY_ID_DIGITS);
}

/**
 * Signs the exact bytes of a `release.json`.
 *
 * @param privateKey PKCS #8, PEM
 * @throws Error when it is not an Ed25519 key.
 */
export function signRelease(release: Uint8Array, privateKey: string): ReleaseSignature {
  const key = ed25519(createPrivateKey(privateKey));
  return {
    algorithm: 'Ed25519',
    key: keyId(publicKeyOf(privateKey)),
    signature: sign(null, release, key).toString('base64'),
  };
}

/** Whether a signature is valid, and if not, the reason, as the rest of a sentence about the release. */
export type SignatureCheck = { ok: true } | { ok: false; error: string };

/**
 * Checks a signature over the exact bytes of a `release.json`. Never throws: every failure is returned.
 *
 * @param signature the text of `release.sig.json`
 * @param publicKey SPKI, DER, base64, from `trust.json`
 */
export function verifyRelease(release: Uint8Array, signature: string, publicKey: string): SignatureCheck {
  let parsed: ReturnType<typeof ReleaseSignature.safeParse>;
  try {
    parsed = ReleaseSignature.safeParse(JSON.parse(signature));
  } catch {
    return { ok: false, error: 'its signature is not JSON' };
  }
  if (!parsed.success) return { ok: false, error: 'its signature is not of the known form' };
  const trusted = keyId(publicKey);
  if (parsed.data.key !== trusted) {
    return { ok: false, error: `it is signed with key ${parsed.data.key}; the trusted one is ${trusted}` };
  }
  try {
    const key = ed25519(
      createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
    );
    if (verify(null, release, key, Buffer.from(parsed.data.signature, 'base64'))) return { ok: true };
    return { ok: false, error: `its signature does not fit its content (key ${trusted})` };
  } catch (error) {
    return {
      ok: false,
      error: `the trusted key cannot be used: ${error instanceof Error ? error.message : error}`,
    };
  }
}

/** Signs an order with a team's private key (PKCS #8, PEM). */
export function signOrder(order: ReleaseOrder, privateKey: string): SignedOrder {
  const text = JSON.stringify(order);
  return { text, signature: signRelease(Buffer.from(ORDER_PREFIX + text), privateKey) };
}

/** A team's order; null when it is not signed by this key (SPKI, DER, base64) or is malformed. */
export function verifyOrder({ text, signature }: SignedOrder, publicKey: string): ReleaseOrder | null {
  if (!verifyRelease(Buffer.from(ORDER_PREFIX + text), JSON.stringify(signature), publicKey).ok) return null;
  try {
    return ReleaseOrder.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
