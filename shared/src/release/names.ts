import { z } from 'zod';

/** Name of a remote, and of the folder with its releases. */
export const RemoteName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and hyphens');

/** Id of a build: the hash of all its files. */
export const BuildId = z.string().regex(/^[a-z0-9-]{6,40}$/, 'must be a build id, as 3f2a91c0b7d4');

/** Hash of a file in the format of an `integrity` attribute: `sha384-<base64>`. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/, 'must be sha384-<base64>');

/** An instant, ISO 8601 in UTC. */
export const Moment = z.iso.datetime();
