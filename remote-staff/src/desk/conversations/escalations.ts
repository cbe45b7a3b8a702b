import type { Conversation } from '@bellkey/shared/api';
import { needsReply } from './conversation-list.ts';

/** A conversation whose guest has waited longer than announced; the duty manager was notified. */
export type Escalated = Conversation & { escalatedAt: string };

/** Whether no one has answered yet, although the duty manager was notified. */
export const isEscalated = (conversation: Conversation): conversation is Escalated =>
  Boolean(conversation.escalatedAt) && needsReply(conversation);

/** The escalated conversations, the longest first. */
export function escalationsIn(conversations: Iterable<Conversation>): Escalated[] {
  return [...conversations]
    .filter(isEscalated)
    .sort((a, b) => a.escalatedAt.localeCompare(b.escalatedAt) || a.id.localeCompare(b.id));
}
