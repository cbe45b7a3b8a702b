import type { OfflineStatus } from '../service-worker/offline-status.ts';

/** Formats the device's status in one line. */
export function statusLine({ offlineReady, registrationFailed, standalone }: OfflineStatus): string {
  if (registrationFailed) return 'This browser can’t open it without a connection.';
  if (offlineReady && standalone) return 'Installed on this device. Opens without a connection.';
  if (offlineReady) return 'Opens without a connection on this device.';
  return 'Installed on this device.';
}
