import type { RegistrationDetails } from '@bellkey/shared/guest-registration';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, propertyId } from './columns.ts';

/** Registrations before arrival; one row per conversation, created when it is sent. */
export const guestRegistrations = pgTable('guest_registrations', {
  propertyId,
  conversationId: text('conversation_id').notNull(),
  state: text('state').$type<'waiting' | 'changes' | 'ready'>().notNull(),
  stayId: text('stay_id'),
  details: jsonb('details').$type<RegistrationDetails>().notNull(),
  submittedAt: instant('submitted_at').notNull(),
  submissions: integer('submissions').notNull().default(1),
  note: text('note'),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
});
