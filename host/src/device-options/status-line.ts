import * as messages from '../../messages/compiled/device/en.ts';
import type { OfflineStatus } from '../service-worker/offline-status.ts';

/** Formats the device's status in one line. */
export function statusLine({ offlineReady, registrationFailed, standalone }: OfflineStatus): string {
  if (registrationFailed) return messages.thisBrowserCantOpenItWithout;
  if (offlineReady && standalone) return messages.installedOnThisDeviceOpensWithout;
  if (offlineReady) return messages.opensWithoutAConnection;
  return messages.installedOnThisDevice;
}
