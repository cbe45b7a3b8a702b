import { randomUUID } from 'node:crypto';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { insertSession } from '../../property/guest-sessions/start-session.ts';
import {
  appendMessage,
  changeConversation,
  lockConversation,
} from '../../service/conversations/append-message.ts';
import { createRequest } from '../../service/requests/create-request.ts';
import type { Neighbour } from './sample-properties/demo-property.ts';

/** Puts synthetic guests into the other places of a demo property, each with one request. */
export async function seedNeighbours(
  scope: PropertyScope,
  neighbours: readonly Neighbour[],
  expiresAt: Date,
): Promise<void> {
  for (const { locationId, says, service, quantity } of neighbours) {
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
