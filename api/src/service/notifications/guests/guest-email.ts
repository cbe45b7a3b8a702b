import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import {
  EMAIL_CODE_DIGITS,
  EMAIL_CODE_MINUTES,
  EMAIL_CODE_TRIES,
  EMAIL_CODES_PER_DAY,
  type OperationInput,
  type OperationOutput,
} from '@bellkey/shared/api';
import { eq, sql } from 'drizzle-orm';
import { type Limit, takeOne } from '../../../platform/database/limit-counts.ts';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { guestEmails } from '../../../platform/database/schema/notification-tables.ts';
import type { GuestCaller } from '../../../platform/operations/callers.ts';
import type { Mail } from '../../../platform/outbound/mail.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { loadAddress } from '../../../property/properties/property-address.ts';
import { loadProperty } from '../../../property/properties/property-summary.ts';
import { confirmationMail, type GuestMailAddress, pageOriginWithin } from './guest-mail.ts';

type GuestEmail = NonNullable<OperationOutput<'GET /api/guest/notifications'>['email']>;
type Row = typeof guestEmails.$inferSelect;

const DAY_MS = 24 * 60 * 60_000;
const limitOf = (name: string, allowed: number): Limit => ({ name, allowed, windowMs: DAY_MS });
const CODES = {
  session: limitOf('guest-email-codes', EMAIL_CODES_PER_DAY.session),
  address: limitOf('guest-email-codes-to', EMAIL_CODES_PER_DAY.address),
  property: limitOf('guest-email-codes-of', EMAIL_CODES_PER_DAY.property),
};

/** What leaving an address needs besides the database. */
export interface EmailDesk {
  /** Sends a mail without waiting for it; null where this server sends none. */
  post: ((mail: Mail) => void) | null;
  /** Origin of this deployment's own address; null without one. */
  origin: string | null;
}

const ofSession = (scope: PropertyScope, { sessionId }: Pick<GuestCaller, 'sessionId'>) =>
  scope.own(guestEmails, eq(guestEmails.guestSessionId, sessionId));

const viewOf = ({ confirmedAt, codeEndsAt }: Row): Omit<GuestEmail, 'address'> => ({
  state: confirmedAt ? 'confirmed' : 'unconfirmed',
  codeEndsAt: confirmedAt ? null : (codeEndsAt?.toISOString() ?? null),
});

/** The address that a guest left for this visit; null without one. */
export async function loadGuestEmail(
  scope: PropertyScope,
  guest: Pick<GuestCaller, 'sessionId'>,
): Promise<GuestEmail | null> {
  const [row] = await scope.db.select().from(guestEmails).where(ofSession(scope, guest));
  return row ? { address: row.address, ...viewOf(row) } : null;
}

/** Whether guests of this property can get e-mail. Those of a temporary demo never do: anyone may be one. */
export const mayHaveEmail = async (scope: PropertyScope, { post }: EmailDesk): Promise<boolean> =>
  post !== null && !(await loadAddress(scope)).isDemo;

/**
 * Saves the address that a guest leaves, in place of an earlier one, and sends it a code. An address that is confirmed
 * already stays as it is.
 */
export async function leaveEmail(
  scope: PropertyScope,
  guest: GuestCaller,
  { address: typed }: OperationInput<'PUT /api/guest/notifications/email'>['body'],
  desk: EmailDesk,
  pageOrigin: string,
): Promise<Outcome<Omit<GuestEmail, 'address'>>> {
  const address = typed.trim().toLowerCase();
  const { propertyId, now } = scope;
  const { post } = desk;
  if (!post || !(await mayHaveEmail(scope, desk))) return refused('no-email');
  const [[known], property, { slug }, ...waits] = await Promise.all([
    scope.db.select().from(guestEmails).where(ofSession(scope, guest)),
    loadProperty(scope),
    loadAddress(scope),
    takeOne(scope.db, CODES.session, `${propertyId} ${guest.sessionId}`, now),
    takeOne(scope.db, CODES.address, address, now),
    takeOne(scope.db, CODES.property, propertyId, now),
  ]);
  // What was counted stays counted: an address that is tried again and again gets its three.
  const wait = Math.max(0, ...waits.map((seconds) => seconds ?? 0));
  if (known?.address === address && known.confirmedAt) return done(viewOf(known));
  if (wait > 0) return refused('rate-limited', { retryAfterSeconds: wait, keep: true });
  const code = String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0');
  const row = {
    propertyId,
    guestSessionId: guest.sessionId,
    address,
    agreedAt: now,
    code,
    codeEndsAt: new Date(now.getTime() + EMAIL_CODE_MINUTES * 60_000),
    tries: 0,
    confirmedAt: null,
    pageOrigin: pageOriginWithin(desk.origin, pageOrigin),
    stopToken: randomBytes(32).toString('base64url'),
  };
  scope.write(
    scope.db
      .insert(guestEmails)
      .values(row)
      .onConflictDoUpdate({ target: [guestEmails.propertyId, guestEmails.guestSessionId], set: row }),
  );
  const to: GuestMailAddress = { ...row, propertyId, slug, language: guest.language };
  scope.afterCommit(() => post(confirmationMail(to, code, property.name, desk.origin)));
  return done(viewOf(row));
}

/** Confirms the address of a visit with its code. Every other input counts as a try, and three void the code. */
export async function confirmEmail(
  scope: PropertyScope,
  guest: GuestCaller,
  typed: string,
): Promise<Outcome<OperationOutput<'POST /api/guest/notifications/email/confirmation'>>> {
  const [row] = await scope.db.select().from(guestEmails).where(ofSession(scope, guest)).for('update');
  if (!row) return refused('not-found');
  if (row.confirmedAt) return done({ confirmed: true, triesLeft: EMAIL_CODE_TRIES });
  const isOver = !row.codeEndsAt || row.codeEndsAt <= scope.now || row.tries >= EMAIL_CODE_TRIES;
  if (isOver || row.code === null) return done({ confirmed: false, triesLeft: 0 });
  const confirmed = isSameInConstantTime(typed.replaceAll(/\s/g, ''), row.code);
  scope.write(
    scope.db
      .update(guestEmails)
      .set(
        confirmed
          ? { confirmedAt: scope.now, code: null, codeEndsAt: null, tries: 0 }
          : { tries: sql`${guestEmails.tries} + 1` },
      )
      .where(ofSession(scope, guest)),
  );
  return done({ confirmed, triesLeft: EMAIL_CODE_TRIES - row.tries - (confirmed ? 0 : 1) });
}

/** Compares in a time that does not depend on how much of the code is right. */
function isSameInConstantTime(typed: string, code: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(code)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Deletes the address of a visit. */
export function removeEmail(scope: PropertyScope, guest: GuestCaller): void {
  scope.write(scope.db.delete(guestEmails).where(ofSession(scope, guest)));
}

/** Deletes the address that has this token, which its e-mails carry. */
export function stopEmails(scope: PropertyScope, token: string): void {
  scope.write(scope.db.delete(guestEmails).where(scope.own(guestEmails, eq(guestEmails.stopToken, token))));
}
