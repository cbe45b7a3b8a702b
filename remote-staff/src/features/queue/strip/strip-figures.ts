import type { Conversation, ServiceRequest } from '@bellkey/shared/api';
import { isOpen, isOverdue, requestClock } from '@bellkey/shared/request-clock';
import { needsReply } from '../../../desk/conversations/conversation-list.ts';

/** The figures above the queue, counted from live data. */
export interface StripFigures {
  open: number;
  overdue: number;
  /** Those of them whose promise can still be kept: no one has accepted them in time. */
  unaccepted: number;
  /** Guests who wait for a person to answer. */
  waiting: number;
  /** Conversations with unread messages. */
  unread: number;
}

/** The figures above the queue. */
export function stripFigures(
  requests: readonly ServiceRequest[],
  conversations: Iterable<Conversation>,
  now: number,
): StripFigures {
  const chats = [...conversations];
  const overdue = requests.filter((request) => isOverdue(request, now));
  return {
    open: requests.filter(({ state }) => isOpen(state)).length,
    overdue: overdue.length,
    unaccepted: overdue.filter((request) => requestClock(request, now).state !== 'late').length,
    waiting: chats.filter(needsReply).length,
    unread: chats.filter(({ unreadByStaff }) => unreadByStaff > 0).length,
  };
}
