import type { NotificationKind } from '@bellkey/shared/api';

/** Labels of the kinds, for staff. */
export const kindNames: Readonly<Record<NotificationKind, string>> = {
  alarm: 'Alarm: a person may be in danger',
  request: 'New request in your departments',
  assigned: 'A request is given to you',
  warning: 'A request is due soon',
  breach: 'A time was missed',
  approval: 'Something needs your approval',
  waiting: 'A guest waits for a person',
  registration: 'Someone wants to join the team',
};
