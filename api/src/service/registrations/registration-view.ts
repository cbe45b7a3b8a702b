import type { GuestRegistration } from '@bellkey/shared/api';
import type { guestRegistrations } from '../../platform/database/schema/guest-registration-tables.ts';

type RegistrationRow = typeof guestRegistrations.$inferSelect;

/** A stored registration as the API returns it. */
export const registrationView = (row: RegistrationRow): GuestRegistration => ({
  id: row.conversationId,
  state: row.state,
  version: row.submissions,
  submittedAt: row.submittedAt.toISOString(),
  details: row.details,
  note: row.note,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
