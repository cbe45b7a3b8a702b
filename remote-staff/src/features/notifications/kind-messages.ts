import type { NotificationKind } from '@bellkey/shared/api';
import * as messages from '../../../messages/compiled/notifications/en.ts';

/** Labels of the kinds, for staff. */
export const kindNames: Readonly<Record<NotificationKind, string>> = {
  alarm: messages.alarmKind,
  request: messages.requestKind,
  assigned: messages.assignedKind,
  warning: messages.warningKind,
  breach: messages.breachKind,
  approval: messages.approvalKind,
  waiting: messages.waitingKind,
  registration: messages.registrationKind,
  mention: messages.mentionKind,
};
