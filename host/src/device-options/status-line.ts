import * as messages from '../../messages/compiled/device/en.ts';
import type { OfflineStatus } from '../service-worker/offline-status.ts';

/** Formats the device's status in one line. */
export function statusLine({ offlineReady, registrationFailed, standalone }: OfflineStatus): string {
  if (registrationFailed) return messages.offlineUnsupported;
  if (offlineReady && standalone) return messages.installedAndOffline;
  if (offlineReady) return messages.offlineReady;
  return messages.installed;
}
