import { randomBytes } from 'node:crypto';

/** The header with a demo guest's token, in place of a real guest's cookie. */
export const DEMO_GUEST_HEADER = 'x-demo-guest';

const GUEST = 'demo-guest.';
const STAFF = 'demo-staff.';
const SECRET = /^[\w-]{43}$/;

const newToken = (prefix: string) => `${prefix}${randomBytes(32).toString('base64url')}`;
const isToken = (prefix: string, token: string) =>
  token.startsWith(prefix) && SECRET.test(token.slice(prefix.length));

/** Tokens of these forms exist for temporary properties only: no real guest's token and no ID token looks like them. */
export const newDemoGuestToken = () => newToken(GUEST);
export const newDemoStaffToken = () => newToken(STAFF);
export const isDemoGuestToken = (token: string) => isToken(GUEST, token);
export const isDemoStaffToken = (token: string) => isToken(STAFF, token);
