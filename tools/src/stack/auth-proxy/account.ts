import { z } from 'zod';

/** An account in the emulator's batchGet and batchCreate; only the used fields. */
export const Account = z.looseObject({
  localId: z.string(),
  email: z.string().optional(),
  /** Tokens issued before this moment are revoked; seconds since 1970, as text. */
  validSince: z.string().optional(),
});
export type Account = z.infer<typeof Account>;

/** An account of ours in the emulator that marks it as restored; an emulator without it is new. */
export const MARKER_ID = 'bellkey-accounts-restored';

export const isMarker = (account: { localId?: unknown }) => account.localId === MARKER_ID;
