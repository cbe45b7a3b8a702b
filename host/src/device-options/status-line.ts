import type { FooterLabels } from '@bellkey/shared/shell';
import type { OfflineStatus } from '../service-worker/offline-status.ts';

type StatusMessages = Pick<
  FooterLabels,
  'offlineUnsupported' | 'installedAndOffline' | 'offlineReady' | 'installed'
>;

/** Formats the device's status in one line. */
export function statusLine(
  { offlineReady, registrationFailed, standalone }: OfflineStatus,
  messages: StatusMessages,
): string {
  if (registrationFailed) return messages.offlineUnsupported;
  if (offlineReady && standalone) return messages.installedAndOffline;
  if (offlineReady) return messages.offlineReady;
  return messages.installed;
}
