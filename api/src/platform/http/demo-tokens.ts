import { randomBytes } from 'node:crypto';

/** The header that a demo's guest comes with, in place of the cookie of a real one. */
export const DEMO_GUEST_HEADER = 'x-demo-guest';

const GUEST = 'demo-guest.';
const STAFF = 'demo-staff.';
const SECRET = /^[\w-]{43}$/;

const newToken = (prefix: string) => `${prefix}${randomBytes(32).toString('base64url')}`;
const isToken = (prefix: string, token: string) =>
  token.startsWith(prefix) && SECRET.test(token.slice(prefix.length));

/** Tokens of these forms are made for throw-away properties alone: a real guest's token is none, and no ID token is. */
export const newDemoGuestToken = () => newToken(GUEST);
export const newDemoStaffToken = () => newToken(STAFF);
export const isDemoGuestToken = (token: string) => isToken(GUEST, token);
export const isDemoStaffToken = (token: string) => isToken(STAFF, token);
