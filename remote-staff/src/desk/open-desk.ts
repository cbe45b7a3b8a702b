import { changeConversations } from './change-conversations.ts';
import { changeRequests } from './change-requests.ts';
import type { Desk } from './desk.ts';
import { createDeskStore, type DeskPorts } from './desk-store.ts';
import { followProperty } from './follow-property.ts';
import { writeMessages } from './write-messages.ts';

/** Opens a desk. It loads nothing before {@link Desk.restart}. */
export function openDesk(ports: DeskPorts): Desk {
  const store = createDeskStore(ports);
  const requests = changeRequests(ports, store);
  return {
    get: store.get,
    subscribe: store.subscribe,
    ...followProperty(ports, store, requests.resendMoves),
    ...requests,
    ...writeMessages(ports, store),
    ...changeConversations(ports, store),
  };
}
