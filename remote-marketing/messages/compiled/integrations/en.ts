// Compiled from remote-marketing/messages/en.json by `npm run messages`.
import type { IntegrationsMessages } from './messages.ts';

export const integrationsMessages: IntegrationsMessages = {
  "not-built": "Not connected yet",
  "documented-shapes": "Built to documented shapes, not certified",
  certified: "Certified"
}
