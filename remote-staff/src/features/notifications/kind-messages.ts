import type { NotificationKind } from '@bellkey/shared/api';
import * as messages from '../../../messages/compiled/notifications/en.ts';

/** Labels of the kinds, for staff. */
export const kindNames: Readonly<Record<NotificationKind, string>> = {
  alarm: messages.alarmAPersonMay,
  request: messages.newRequestInYourDepartments,
  assigned: messages.aRequestIsGivenToYou,
  warning: messages.aRequestIsDueSoon,
  breach: messages.aTimeWasMissed,
  approval: messages.somethingNeedsYourApproval,
  waiting: messages.aGuestWaitsForAPerson,
  registration: messages.someoneWantsToJoinTheTeam,
  mention: messages.aColleagueWritesToYou,
};
