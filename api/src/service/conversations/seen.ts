import type { PropertyScope } from '../../platform/database/property-scope.ts';

/** Notifies both sides that messages were read. */
export function announceSeen(scope: PropertyScope, conversationId: string, messageIds: string[]): void {
  if (messageIds.length === 0) return;
  scope.emit({
    type: 'message.seen',
    conversationId,
    departmentKey: null,
    forGuest: true,
    payload: () => ({ type: 'message.seen', conversationId, messageIds, at: scope.now.toISOString() }),
  });
}
