import { randomUUID } from 'node:crypto';
import { appendMessage, changeConversation, lockConversation } from '../conversations/append-message.ts';
import type { PropertyScope } from '../database/property-scope.ts';
import { insertSession } from '../guest-sessions/guest-sessions.ts';
import { createRequest } from '../requests/create-request.ts';

/** What guests in other rooms have asked for, so that the board is not empty. All of it is made up. */
const NEIGHBOURS = [
  { locationId: 'room-305', says: 'The TV does not turn on.', service: 'tv', quantity: null },
  {
    locationId: 'room-108',
    says: 'Could we borrow a phone charger?',
    service: 'phoneCharger',
    quantity: null,
  },
  { locationId: 'room-301', says: 'Three more towels, please.', service: 'towels', quantity: 3 },
] as const;

/** Puts synthetic guests into other rooms, each with one thing asked for. */
export async function seedNeighbours(scope: PropertyScope, expiresAt: Date): Promise<void> {
  for (const { locationId, says, service, quantity } of NEIGHBOURS) {
    const conversationId = await insertSession(
      scope,
      { propertyId: scope.propertyId, qrCodeId: `code-${locationId}`, locationId },
      { token: randomUUID(), expiresAt, language: 'en' },
    );
    const conversation = await lockConversation(scope, conversationId);
    if (!conversation) throw new Error('A neighbour has no conversation');
    await appendMessage(scope, conversation, { sender: { kind: 'guest' }, body: says });
    await changeConversation(scope, conversation, { unreadByStaff: 0 });
    const made = await createRequest(scope, {
      service,
      quantity,
      note: null,
      locationId,
      conversationId,
      guestSessionId: conversation.guestSessionId,
      source: 'guest',
      turnId: null,
    });
    if (!made.ok) throw new Error(`The neighbour's ${service} was refused: ${made.error.code}`);
  }
}
