import type { Composition } from '@bellkey/shared/remote';
import { createRoot } from 'react-dom/client';
import { offlineStatus } from '../service-worker/offline-status.ts';
import { checkForUpdates, registerWorker } from '../service-worker/register-worker.ts';
import { notifyVisit } from '../service-worker/report-visit.ts';
import { verifyWorker } from '../service-worker/verify-worker.ts';
import { releaseName } from '../service-worker/worker-messages.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { trackStandalone } from './standalone.ts';

/** What offline support needs from the shell. */
export interface OfflinePorts {
  composition: Composition;
  hasUnsavedInput(): boolean;
  announce(message: string): void;
  report(error: unknown): void;
  /** Calls back after each navigation within the tab. */
  onNavigation(listener: () => void): void;
}

/** The releases that this tab may still load from: its shell and every remote of its composition. */
function releasesOf(composition: Composition, document: Document): string[] {
  const shell = document.querySelector('script[data-shell]')?.getAttribute('src')?.split('/')[2];
  const remotes = Object.values(composition.remotes).map(({ name, build }) => releaseName(name, build));
  return shell ? [releaseName('host', shell), ...remotes] : remotes;
}

/** Starts offline support: worker, updates, visits, and the notice of updates. */
export async function startOffline(ports: OfflinePorts): Promise<void> {
  trackStandalone(window, offlineStatus);
  // Outside the page's own tree, so that it does not affect hydration.
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <OfflineNotice
      status={offlineStatus}
      announce={ports.announce}
      reload={() => {
        location.reload();
      }}
    />,
  );

  const registration = await registerWorker({
    container: navigator.serviceWorker,
    status: offlineStatus,
    releasesInUse: releasesOf(ports.composition, document),
    verify: (script) => verifyWorker(script, (...request) => fetch(...request)),
    forget: async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    },
    hasUnsavedInput: ports.hasUnsavedInput,
    reload: () => location.reload(),
    storage: () => sessionStorage,
    report: ports.report,
  });
  if (!registration) return;
  checkForUpdates(registration, document, () => performance.now());

  const { active } = await navigator.serviceWorker.ready;
  const tell = () => {
    const worker = registration.active ?? active;
    if (worker) notifyVisit(worker, window, location.pathname);
  };
  tell();
  let told = location.pathname;
  ports.onNavigation(() => {
    if (location.pathname === told) return;
    told = location.pathname;
    tell();
  });
}
