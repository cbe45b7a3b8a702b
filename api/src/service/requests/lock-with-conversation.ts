import { type SQL, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { type ConversationRow, lockConversation } from '../conversations/append-message.ts';
import { type LockedRequest, lockRequest } from './lock-request.ts';

/** A locked request with its locked conversation, if it has one. */
export interface LockedWithConversation {
  request: LockedRequest;
  conversation: ConversationRow | null;
}

/** The id of a request's conversation, as a subquery. A request never changes its conversation. */
export const conversationOf = ({ propertyId }: PropertyScope, requestId: string | SQL<string>): SQL<string> =>
  sql`(select conversation_id from requests where property_id = ${propertyId} and id = ${requestId})`;

/**
 * Locks a request and its conversation in one round trip. Lock order everywhere: conversation before request, to avoid
 * deadlocks.
 */
export async function lockWithConversation(
  scope: PropertyScope,
  /** Or a subquery that selects it. */
  id: string | SQL<string>,
): Promise<LockedWithConversation | null> {
  const [conversation, request] = await Promise.all([
    lockConversation(scope, conversationOf(scope, id)),
    lockRequest(scope, id),
  ]);
  return request && { request, conversation };
}
