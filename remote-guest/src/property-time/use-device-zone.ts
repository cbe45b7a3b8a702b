import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the guest's device, as `Europe/Lisbon`; null while the page is as the server rendered it. */
export const useDeviceZone = (): string | null => useSyncExternalStore(neverChanges, deviceZone, () => null);
