import type { GuestRegistration, OperationOutput } from '@bellkey/shared/api';
import {
  fieldSetOf,
  type RegistrationDetails,
  validateRegistration,
} from '@bellkey/shared/guest-registration';
import { and, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { guestRegistrations } from '../../platform/database/schema/guest-registration-tables.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { appendMessage, lockConversation } from '../conversations/append-message.ts';
import { announceRegistration } from './announce-registration.ts';
import { registrationView } from './registration-view.ts';
import type { StayPorts } from './stay-ports.ts';

/** Each is a note to staff: this many are enough for one stay. */
const MOST_SUBMISSIONS = 20;
const DAY_SECONDS = 24 * 60 * 60;

/** `2026-11-24` on the property's calendar. */
const dayAt = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );

async function selectOwn(scope: PropertyScope, { conversationId }: GuestCaller) {
  const [row] = await scope.db
    .select({
      country: properties.country,
      timeZone: properties.timeZone,
      registration: guestRegistrations,
    })
    .from(properties)
    .leftJoin(
      guestRegistrations,
      and(
        eq(guestRegistrations.propertyId, properties.id),
        eq(guestRegistrations.conversationId, conversationId),
      ),
    )
    .where(eq(properties.id, scope.propertyId));
  if (!row) throw new Error(`Property ${scope.propertyId} does not exist`);
  return {
    fieldSet: fieldSetOf(row.country),
    today: dayAt(scope.now, row.timeZone),
    registration: row.registration,
  };
}

/** The fields that the property asks this guest for, and what they have sent. */
export async function loadOwnRegistration(
  scope: PropertyScope,
  guest: GuestCaller,
  { findStay }: StayPorts,
): Promise<Outcome<OperationOutput<'GET /api/guest/registration'>>> {
  const [{ fieldSet, today, registration }, stay] = await Promise.all([
    selectOwn(scope, guest),
    findStay(scope, guest),
  ]);
  return done({
    fieldSet,
    today,
    stay: stay && { arrivalDate: stay.arrivalDate, departureDate: stay.departureDate },
    registration: registration && registrationView(registration),
  });
}

/**
 * Stores what a guest sends as long as their conversation, and adds a note for staff. A registration that staff have
 * checked does not change.
 */
export async function submitRegistration(
  scope: PropertyScope,
  guest: GuestCaller,
  details: RegistrationDetails,
  { findStay }: StayPorts,
): Promise<Outcome<GuestRegistration>> {
  const { conversationId } = guest;
  const [conversation, { fieldSet, today, registration: before }, stay] = await Promise.all([
    lockConversation(scope, conversationId),
    selectOwn(scope, guest),
    findStay(scope, guest),
  ]);
  if (!conversation) return refused('not-found');
  if (before?.state === 'ready') return refused('registration-checked');
  if ((before?.submissions ?? 0) >= MOST_SUBMISSIONS)
    return refused('rate-limited', { retryAfterSeconds: DAY_SECONDS });
  const problems =
    details.fieldSet === fieldSet ? validateRegistration(details, today) : { fieldSet: 'choice' };
  if (Object.keys(problems).length > 0) return refused('bad-input', { fields: problems });

  const row = {
    propertyId: scope.propertyId,
    conversationId,
    state: 'waiting' as const,
    stayId: stay?.id ?? null,
    details,
    submittedAt: scope.now,
    submissions: (before?.submissions ?? 0) + 1,
    note: null,
    decidedAt: null,
    decidedBy: null,
  };
  scope.write(
    scope.db
      .insert(guestRegistrations)
      .values(row)
      .onConflictDoUpdate({
        target: [guestRegistrations.propertyId, guestRegistrations.conversationId],
        set: row,
      }),
  );
  appendMessage(
    scope,
    conversation,
    {
      sender: { kind: 'system' },
      body: before
        ? 'The guest has sent their registration again. It waits to be checked.'
        : 'The guest has sent their registration. It waits to be checked.',
      visibility: 'internal',
    },
    { unreadByStaff: conversation.unreadByStaff + 1 },
  );
  announceRegistration(scope);
  return done(registrationView(row));
}
