import { z } from 'zod';
import { isMarker } from './account.ts';

/*
 * When the emulator imports an account, it sets `validSince` to the current time. Every token issued before then counts
 * as revoked, so a restart would sign everyone out. The proxy stores the true time. It shows it to callers, and changes
 * the issue time of a valid token so that the emulator accepts it. This is possible because the emulator's tokens are
 * not signed; real tokens do not need it.
 */

/** For a restored account: when its tokens are truly valid from, and the emulator's value. Seconds since 1970. */
export interface Restored {
  trueValidSince: number;
  emulatorValidSince: number;
}
export type RestoredAccounts = ReadonlyMap<string, Restored>;

const TokenClaims = z.looseObject({ user_id: z.string(), iat: z.number() });

/** From when on an account's tokens are valid. A value that the emulator changed since (new password) is kept. */
export function trueValidSince(restored: RestoredAccounts, uid: string, shown: string): string {
  const entry = restored.get(uid);
  return entry && Number(shown) === entry.emulatorValidSince ? String(entry.trueValidSince) : shown;
}

function decodeClaims(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** The token, with an issue time that the emulator accepts if the token is from before the restart. */
export function acceptableToken(restored: RestoredAccounts, token: string): string {
  const [header, payload = '', signature = ''] = token.split('.');
  const claims = TokenClaims.safeParse(decodeClaims(payload));
  if (!claims.success) return token;
  const entry = restored.get(claims.data.user_id);
  if (!entry || claims.data.iat >= entry.emulatorValidSince || claims.data.iat < entry.trueValidSince)
    return token;
  const moved = { ...claims.data, iat: entry.emulatorValidSince };
  return [header, Buffer.from(JSON.stringify(moved)).toString('base64url'), signature].join('.');
}

const RequestBody = z.looseObject({ idToken: z.string() });
const AccountsBody = z.looseObject({
  users: z.array(z.looseObject({ localId: z.string().optional(), validSince: z.string().optional() })),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A request's body on its way to the emulator. */
export function toEmulator(restored: RestoredAccounts, body: string): string {
  const parsed = RequestBody.safeParse(parseJson(body));
  if (!parsed.success) return body;
  return JSON.stringify({ ...parsed.data, idToken: acceptableToken(restored, parsed.data.idToken) });
}

/** A response's body on its way from the emulator: true dates, and without our marker account. */
export function fromEmulator(restored: RestoredAccounts, body: string): string {
  const parsed = AccountsBody.safeParse(parseJson(body));
  if (!parsed.success) return body;
  const users = parsed.data.users
    .filter((user) => !isMarker(user))
    .map((user) =>
      user.localId === undefined || user.validSince === undefined
        ? user
        : { ...user, validSince: trueValidSince(restored, user.localId, user.validSince) },
    );
  return JSON.stringify({ ...parsed.data, users });
}
