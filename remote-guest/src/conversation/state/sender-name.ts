import type { Sender } from '@bellkey/shared/api';
import type { ChatMessages } from '../../../messages/compiled/chat/messages.ts';

/** Formats the sender for the guest. A machine is always named as one. */
export function senderName(
  sender: Sender,
  propertyName: string,
  { you, assistant }: Pick<ChatMessages, 'you' | 'assistant'>,
): string {
  switch (sender.kind) {
    case 'guest':
      return you;
    case 'ai':
      return assistant;
    case 'staff':
      return sender.name ? `${sender.name}, ${propertyName}` : propertyName;
    default:
      return propertyName;
  }
}
