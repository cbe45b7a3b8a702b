import { useConfig } from '@bellkey/shared/shell';
import { useContext, useSyncExternalStore } from 'react';
import type { InstallOffer, InstallOfferState } from '../install-prompt/install-offer.ts';
import { InstallOfferContext } from '../install-prompt/install-offer-context.ts';
import { type OfflineStatus, offlineStatus } from '../service-worker/offline-status.ts';
import { isLocalhost } from '../subdomain-panel/is-localhost.ts';

/** Actions for this device, apart from the page. */
export interface DeviceOptions {
  /** Whether installing is offered now, and how. */
  install: InstallOfferState;
  offer: InstallOffer | null;
  /** A new version waits for a reload, because something on the page is unsaved. */
  update: boolean;
  /** Offline and installation status; null while there is nothing to show. */
  status: OfflineStatus | null;
  /** On a localhost host the subdomain panel is shown (specification, section 2). */
  panel: boolean;
}

const never = () => () => undefined;
const hidden = () => 'hidden' as const;
const initial = offlineStatus.get();
const hostname = () => window.location.hostname;

/** Follows this device's options. Empty on the server and until hydration. */
export function useDeviceOptions(): DeviceOptions {
  const offer = useContext(InstallOfferContext);
  const { environment } = useConfig();
  const install = useSyncExternalStore(offer?.subscribe ?? never, offer?.get ?? hidden, hidden);
  const offline = useSyncExternalStore(offlineStatus.subscribe, offlineStatus.get, () => initial);
  const panel = useSyncExternalStore(
    never,
    () => environment !== 'production' && isLocalhost(hostname()),
    () => false,
  );
  const known = offline.offlineReady || offline.registrationFailed || offline.standalone;
  return { install, offer, update: offline.reloadWanted, status: known ? offline : null, panel };
}
