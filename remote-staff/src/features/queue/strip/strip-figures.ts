import type { Conversation, ServiceRequest } from '@bellkey/shared/api';
import { isOpen, isOverdue } from '@bellkey/shared/request-clock';
import { needsReply } from '../../../desk/conversations/conversation-list.ts';

/** The figures above the queue, counted from live data. */
export interface StripFigures {
  open: number;
  overdue: number;
  /** Guests who wait for a person to answer. */
  waiting: number;
  /** Conversations with unread messages. */
  unread: number;
}

export function stripFigures(
  requests: readonly ServiceRequest[],
  conversations: Iterable<Conversation>,
  now: number,
): StripFigures {
  const chats = [...conversations];
  return {
    open: requests.filter(({ state }) => isOpen(state)).length,
    overdue: requests.filter((request) => isOverdue(request, now)).length,
    waiting: chats.filter(needsReply).length,
    unread: chats.filter(({ unreadByStaff }) => unreadByStaff > 0).length,
  };
}
