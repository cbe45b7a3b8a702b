import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { abandonTurns } from './abandon-turns.ts';
import { appendMessage, type ConversationRow, changeConversation } from './append-message.ts';
import { announceQueue, loadConversation } from './conversation-view.ts';
import { guestTexts } from './guest-texts.ts';
import { saveHandoffReason } from './handoff-reason.ts';

/** What guests read about the wait: reception's first-response aim (docs/product.md#state-machines, class "info/other"). */
export const FIRST_RESPONSE_AIM_MINUTES = 10;

/**
 * Fetches a person. The server itself writes what the guest reads about it, the engine's turns in this conversation
 * end, and none begins until a member of staff gives it back. Asking twice changes nothing. `language` is what the guest just
 * wrote in, when that is known.
 */
export async function startHandoff(
  scope: PropertyScope,
  conversation: ConversationRow,
  reason: string,
  summary: string | null,
  language?: string,
): Promise<void> {
  await abandonTurns(scope, conversation.id);
  if (conversation.state === 'awaiting_human' || conversation.state === 'human_active') return;
  await changeConversation(scope, conversation, {
    state: 'awaiting_human',
    assigneeId: null,
    handoffReason: reason,
    handoffAt: scope.now,
    waitingSince: scope.now,
    escalatedAt: null,
  });
  const texts = await guestTexts(scope, conversation, language);
  const position = (await loadConversation(scope, conversation.id))?.queuePosition ?? 1;
  await appendMessage(scope, conversation, {
    sender: { kind: 'system' },
    body: reason.startsWith('emergency')
      ? texts.alerted
      : texts.handedOff(position, FIRST_RESPONSE_AIM_MINUTES),
  });
  if (summary) {
    await appendMessage(scope, conversation, {
      sender: { kind: 'ai' },
      body: summary,
      visibility: 'internal',
    });
  }
}

/** Fetches a person where no turn decided it, and keeps why for the staff, once per hand-off. */
export async function handoffWithoutTurn(
  scope: PropertyScope,
  conversation: ConversationRow,
  reason: string,
): Promise<void> {
  if (conversation.state !== 'awaiting_human' && conversation.state !== 'human_active') {
    await saveHandoffReason(scope, conversation.id, reason);
  }
  await startHandoff(scope, conversation, reason, null);
}

/** Ends the waiting, and tells those behind that they moved up. */
export async function leaveQueue(
  scope: PropertyScope,
  conversation: ConversationRow,
  change: Partial<Omit<ConversationRow, 'propertyId' | 'id'>>,
): Promise<void> {
  const waited = conversation.state === 'awaiting_human';
  await changeConversation(scope, conversation, { ...change, waitingSince: null });
  if (waited) await announceQueue(scope);
}
