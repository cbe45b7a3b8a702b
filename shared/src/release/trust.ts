import { z } from 'zod';
import { BuildId, Moment, RemoteName } from './names.ts';

/** Name of the signature's file, next to `release.json`. */
export const SIGNATURE_FILE = 'release.sig.json';

/** `release.sig.json`: a team's signature over the exact bytes of its `release.json`. Unknown fields are ignored. */
export const ReleaseSignature = z.object({
  algorithm: z.literal('Ed25519'),
  /** Which key signed: the first 16 hexadecimal digits of the sha256 of the public key (SPKI, DER). */
  key: z.string().regex(/^[0-9a-f]{16}$/),
  /** Base64 of the 64 bytes. */
  signature: z.base64().length(88),
});
export type ReleaseSignature = z.infer<typeof ReleaseSignature>;

/** A team's order to serve a build, though others have a higher number: what a rollback signs. */
export const ReleaseOrder = z.object({
  remote: RemoteName,
  build: BuildId,
  /** The build's number from now on; higher than all before. */
  number: z.int().nonnegative(),
  at: Moment,
});
export type ReleaseOrder = z.infer<typeof ReleaseOrder>;

/** An order as JSON, and its team's signature over exactly that text, with `ORDER_PREFIX` before it. */
export const SignedOrder = z.object({ text: z.string().max(1_000), signature: ReleaseSignature });
export type SignedOrder = z.infer<typeof SignedOrder>;

/** Separates signatures of orders from those of a `release.json`: neither is valid as the other. */
export const ORDER_PREFIX = 'bellkey release order\n';

/** What the host trusts for one remote. */
export const TrustedTeam = z.object({
  /** The team's Ed25519 public key: SPKI, DER, base64. */
  publicKey: z.base64(),
  /**
   * Origins that its releases may be loaded from, as `https://releases.example.com`, in addition to the registry's own
   * location, which is always allowed.
   */
  origins: z.array(z.url()).default([]),
});
export type TrustedTeam = z.infer<typeof TrustedTeam>;

/**
 * `trust.json`, kept by the host's operator and named by `RELEASE_TRUST`: one public key and the allowed origins per
 * remote. A remote that is not in it is not served. Unknown fields are ignored.
 */
export const Trust = z.object({ remotes: z.record(RemoteName, TrustedTeam) });
export type Trust = z.infer<typeof Trust>;
