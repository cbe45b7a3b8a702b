import type { GuestRegistration, ListedRegistration, OperationOutput } from '@bellkey/shared/api';
import type { FieldValues } from '@bellkey/shared/guest-registration';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { conversations } from '../../platform/database/schema/conversation-tables.ts';
import { guestRegistrations } from '../../platform/database/schema/guest-registration-tables.ts';
import { locations } from '../../platform/database/schema/property-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import type { Call } from '../../platform/operations/handlers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { announceRegistration } from './announce-registration.ts';
import { registrationView } from './registration-view.ts';

const MOST_LISTED = 200;

const selectWithPlace = (scope: PropertyScope) =>
  scope.db
    .select({ registration: guestRegistrations, place: locations.label })
    .from(guestRegistrations)
    .innerJoin(
      conversations,
      and(
        eq(conversations.propertyId, guestRegistrations.propertyId),
        eq(conversations.id, guestRegistrations.conversationId),
      ),
    )
    .innerJoin(
      locations,
      and(eq(locations.propertyId, conversations.propertyId), eq(locations.id, conversations.locationId)),
    )
    .$dynamic();

/** Registrations of the property, waiting ones first, without their documents. */
export async function listRegistrations(scope: PropertyScope): Promise<ListedRegistration[]> {
  const rows = await selectWithPlace(scope)
    .where(scope.own(guestRegistrations))
    .orderBy(
      sql`case ${guestRegistrations.state} when 'waiting' then 0 when 'changes' then 1 else 2 end`,
      desc(guestRegistrations.submittedAt),
    )
    .limit(MOST_LISTED);
  return rows.map(({ registration: { conversationId, state, details, submittedAt }, place }) => ({
    id: conversationId,
    state,
    name: `${details.values.givenNames ?? ''} ${details.values.familyNames ?? ''}`.trim(),
    place,
    arrivalDate: details.values.arrivalDate ?? '',
    people: 1 + details.companions.length,
    submittedAt: submittedAt.toISOString(),
    contact: contactOf(details.values),
  }));
}

const contactOf = ({ email, phone, arrivalTime }: FieldValues): ListedRegistration['contact'] => ({
  ...(email && { email }),
  ...(phone && { phone }),
  ...(arrivalTime && { arrivalTime }),
});

/** One complete registration. */
export async function loadRegistration(
  scope: PropertyScope,
  id: string,
): Promise<Outcome<OperationOutput<'GET /api/staff/guest-registrations/{id}'>>> {
  const [row] = await selectWithPlace(scope).where(
    scope.own(guestRegistrations, eq(guestRegistrations.conversationId, id)),
  );
  if (!row) return refused('not-found');
  const { registration, place } = row;
  return done({ ...registrationView(registration), place, decidedBy: registration.decidedBy });
}

/** Marks a registration as checked, or asks the guest for changes. It has to be the version that was read. */
export async function checkRegistration(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { to, note, version }: Call<'POST /api/staff/guest-registrations/{id}/check'>['body'],
): Promise<Outcome<GuestRegistration>> {
  const condition = scope.own(guestRegistrations, eq(guestRegistrations.conversationId, id));
  const [row] = await scope.db.select().from(guestRegistrations).where(condition).for('update');
  if (!row) return refused('not-found');
  if (row.submissions !== version) return refused('version-conflict');
  const decided = {
    state: to,
    note: to === 'changes' ? note : null,
    decidedAt: scope.now,
    decidedBy: staff.name,
  };
  scope.write(scope.db.update(guestRegistrations).set(decided).where(condition));
  announceRegistration(scope);
  return done(registrationView({ ...row, ...decided }));
}
