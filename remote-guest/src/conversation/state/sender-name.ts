import type { Sender } from '@bellkey/shared/api';

/** Who speaks, as the guest reads it. A machine is always called one. */
export function senderName(sender: Sender, propertyName: string): string {
  switch (sender.kind) {
    case 'guest':
      return 'You';
    case 'ai':
      return 'AI assistant';
    case 'staff':
      return sender.name ? `${sender.name}, ${propertyName}` : propertyName;
    default:
      return propertyName;
  }
}
