import type { Conversation, Sender } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/who-answers/en.ts';

const reasons: Readonly<Record<string, string | undefined>> = messages.handoffs;

/** Formats why a person was asked for: `restricted:refund` is about a refund. An unknown reason is shown as it is. */
export function handoffReason(reason: string): string {
  const known = reasons[reason];
  if (known) return known;
  const [kind, subject] = reason.split(':');
  const plain = (subject ?? reason).replaceAll(/[-_]/g, ' ');
  if (!subject) return messages.handedOver({ reason: plain });
  switch (kind) {
    case 'restricted':
      return messages.restricted({ subject: plain });
    case 'emergency':
      return messages.emergency({ subject: plain });
    case 'language':
      return messages.language;
    default:
      return messages.handedOver({ reason: plain });
  }
}

/** Formats who answers in a conversation now. */
export function formatHandler(conversation: Conversation, memberId: string): string {
  const { handlers } = messages;
  const { state, assignee } = conversation;
  if (state !== 'human_active') return handlers[state];
  if (!assignee) return handlers.colleague;
  return assignee.id === memberId ? handlers.you : handlers.named({ name: assignee.name });
}

/** Formats the author of a message, for staff. */
export function writerName({ kind, name }: Sender, place: string): string {
  if (kind === 'guest') return place;
  return (kind === 'staff' ? name : null) ?? messages.writers[kind];
}
