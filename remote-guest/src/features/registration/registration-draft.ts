import type { RegistrationDetails } from '@bellkey/shared/guest-registration';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';

/** Steps of a registration, in their order. */
export const STEPS = ['who', 'document', 'address', 'companions', 'arrival', 'signature', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** A draft of a registration, with its current step. */
export interface RegistrationDraft {
  step: Step;
  details: RegistrationDetails;
}

const PREFIX = 'bellkey:registration:';

/** Saves what the guest has filled in so far. */
export function saveDraft(storage: DurableStorage, conversationId: string, draft: RegistrationDraft): void {
  storage.set(PREFIX + conversationId, JSON.stringify(draft));
}

/** The draft of a conversation; null when there is none, or it is damaged. */
export function loadDraft(storage: DurableStorage, conversationId: string): RegistrationDraft | null {
  try {
    const draft = JSON.parse(storage.get(PREFIX + conversationId) ?? 'null') as RegistrationDraft | null;
    const isWhole =
      draft !== null &&
      STEPS.includes(draft.step) &&
      typeof draft.details?.values === 'object' &&
      draft.details.values !== null &&
      Array.isArray(draft.details.companions);
    return isWhole ? draft : null;
  } catch {
    return null;
  }
}

/** Removes the saved draft. */
export function clearDraft(storage: DurableStorage, conversationId: string): void {
  storage.remove(PREFIX + conversationId);
}

/** Removes drafts of visits that have ended: they hold document numbers. */
export function clearDrafts(storage: DurableStorage, exceptConversationId: string | null): void {
  for (const key of storage.keys(PREFIX))
    if (exceptConversationId === null || key !== PREFIX + exceptConversationId) storage.remove(key);
}
