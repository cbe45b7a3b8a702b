import type { conversations } from '../../platform/database/schema/conversation-tables.ts';

/** A conversation as stored, locked for the rest of the transaction. */
export type ConversationRow = typeof conversations.$inferSelect;

/** Its changeable columns. */
export type ConversationChange = Partial<Omit<ConversationRow, 'propertyId' | 'id'>>;
