import type { OfflineStatusStore } from './offline-status.ts';
import { claimUpdateReload } from './update-reload.ts';
import { WorkerRefusedError } from './verify-worker.ts';
import { parseWorkerMessage } from './worker-messages.ts';

const SCRIPT = '/sw.js';
const OPTIONS: RegistrationOptions = { scope: '/', updateViaCache: 'none' };
/** The shortest time between two checks for a newer worker while a page stays open. */
export const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1_000;

interface RegistrationDependencies {
  container: ServiceWorkerContainer;
  status: OfflineStatusStore;
  /** Names of the releases that this tab may still load from. */
  releasesInUse: readonly string[];
  /** Rejects when the script does not match its release, or can't be loaded. */
  verify(script: string): Promise<'worker' | 'kill-switch'>;
  /** Clears the caches of the service worker. */
  forget(): Promise<void>;
  /** Whether there is unsaved input on the page. */
  hasUnsavedInput(): boolean;
  reload(): void;
  storage(): Storage;
  report(error: unknown): void;
}

/**
 * Verifies the script before it is registered. When it can't be loaded or does not match its release, the browser keeps
 * the worker that it has.
 *
 * @returns the kept registration, or the kind of a valid script
 */
async function verifiedOrKept({
  container,
  verify,
  report,
}: RegistrationDependencies): Promise<ServiceWorkerRegistration | 'worker' | 'kill-switch'> {
  try {
    return await verify(SCRIPT);
  } catch (error) {
    const kept = await container.getRegistration('/');
    if (!kept) throw error;
    if (error instanceof WorkerRefusedError) report(error);
    return kept;
  }
}

/**
 * Unregisters the service worker and clears its caches. The kill switch script does the same for other tabs, but it is
 * activated only when the old worker is idle, which a stuck worker never is.
 */
async function endWorker({ container, forget }: RegistrationDependencies): Promise<void> {
  if (await container.getRegistration('/')) {
    const registration = await container.register(SCRIPT, OPTIONS);
    await registration.unregister();
  }
  await forget();
}

/**
 * Registers the worker, answers its questions, and follows its updates. When an update activates, the page reloads once
 * (specification, section 4); a page with unsaved input asks first.
 *
 * @returns the registration. Null when it failed: the status says so, and the page works as before. Also null when
 *   the site no longer has a worker: the old one is unregistered and gets no message about this visit.
 */
export async function registerWorker(
  dependencies: RegistrationDependencies,
): Promise<ServiceWorkerRegistration | null> {
  const { container, status } = dependencies;
  let wasControlled = container.controller !== null;
  if (wasControlled) status.set({ offlineReady: true });

  const onActivated = (build: string) => {
    status.set({ offlineReady: true, updateFound: false });
    if (!wasControlled) {
      wasControlled = true;
      return;
    }
    if (dependencies.hasUnsavedInput()) status.set({ reloadWanted: true });
    else if (claimUpdateReload(build, dependencies.storage)) dependencies.reload();
  };

  container.addEventListener('message', ({ data, ports }) => {
    const message = parseWorkerMessage(data);
    if (message?.type === 'releases-in-use') ports[0]?.postMessage(dependencies.releasesInUse);
    if (message?.type === 'activated') onActivated(message.build);
  });
  container.startMessages();

  try {
    const found = await verifiedOrKept(dependencies);
    if (found === 'kill-switch') {
      await endWorker(dependencies);
      return null;
    }
    const kept = found === 'worker' ? null : found;
    // With service workers disabled, a browser may return nothing.
    const registration: ServiceWorkerRegistration | undefined =
      kept ?? (await container.register(SCRIPT, OPTIONS));
    if (!registration) {
      status.set({ registrationFailed: true });
      return null;
    }
    registration.addEventListener('updatefound', () => {
      if (wasControlled) status.set({ updateFound: true });
    });
    return registration;
  } catch (error) {
    dependencies.report(error);
    status.set({ registrationFailed: true });
    return null;
  }
}

/** Checks for a newer worker when a page that has been open for long becomes visible again. */
export function checkForUpdates(
  registration: Pick<ServiceWorkerRegistration, 'update'>,
  document: Document,
  now: () => number,
): void {
  let last = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - last < UPDATE_CHECK_INTERVAL_MS) return;
    last = now();
    // Offline, or the server is busy: the next time is soon enough.
    registration.update().catch(() => undefined);
  });
}
