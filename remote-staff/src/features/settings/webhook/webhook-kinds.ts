import type { NotificationKind } from '@bellkey/shared/api';

/** Labels of what a webhook can be notified of. */
export const webhookKinds: ReadonlyArray<{ key: NotificationKind; name: string }> = [
  { key: 'alarm', name: 'Alarms' },
  { key: 'breach', name: 'Missed times' },
  { key: 'warning', name: 'Times that come near' },
  { key: 'request', name: 'New requests' },
  { key: 'assigned', name: 'Requests that are given to someone' },
  { key: 'approval', name: 'What needs approval' },
  { key: 'waiting', name: 'Guests who wait for a person' },
  { key: 'registration', name: 'People who want to join' },
];
