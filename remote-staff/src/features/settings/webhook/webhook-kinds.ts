import type { NotificationKind } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/webhook/en.ts';

/** Labels of what a webhook can be notified of. */
export const webhookKinds: ReadonlyArray<{ key: NotificationKind; name: string }> = [
  { key: 'alarm', name: messages.alarms },
  { key: 'breach', name: messages.missedTimes },
  { key: 'warning', name: messages.warningKind },
  { key: 'request', name: messages.newRequests },
  { key: 'assigned', name: messages.assignedKind },
  { key: 'approval', name: messages.whatNeedsApproval },
  { key: 'waiting', name: messages.waitingKind },
  { key: 'registration', name: messages.registrationKind },
];
