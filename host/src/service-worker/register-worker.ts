import type { OfflineStatusStore } from './offline-status.ts';
import { mayReloadFor } from './update-reload.ts';
import { WorkerRefusedError } from './verify-worker.ts';
import { readWorkerMessage } from './worker-messages.ts';

const SCRIPT = '/sw.js';
const OPTIONS: RegistrationOptions = { scope: '/', updateViaCache: 'none' };
/** How often a page that stays open looks for a newer worker, at most, when somebody comes back to it. */
export const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1_000;

interface RegistrationWorld {
  container: ServiceWorkerContainer;
  status: OfflineStatusStore;
  /** Names of the releases that this tab may still load from. */
  releasesInUse: readonly string[];
  /** Rejects when the worker's script is not what its release says, or can't be had now. */
  verify(script: string): Promise<'worker' | 'farewell'>;
  /** Throws away all that was kept for working offline. */
  forget(): Promise<void>;
  /** Whether there is unsaved input on the page. */
  hasUnsavedInput(): boolean;
  reload(): void;
  storage(): Storage;
  report(error: unknown): void;
}

/**
 * Checks the script that is to be registered. When it can't be had or is another, the worker that this browser has goes
 * on, if it has one.
 *
 * @returns its registration, or what the script is when it is right
 */
async function verifiedOrKept({
  container,
  verify,
  report,
}: RegistrationWorld): Promise<ServiceWorkerRegistration | 'worker' | 'farewell'> {
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
 * Rids this browser of the worker and of all that it kept. The script that takes its place does so too, for the other
 * tabs; but it waits until the worker before it has nothing to do, which one that is stuck never has.
 */
async function endWorker({ container, forget }: RegistrationWorld): Promise<void> {
  if (await container.getRegistration('/')) {
    const registration = await container.register(SCRIPT, OPTIONS);
    await registration.unregister();
  }
  await forget();
}

/**
 * Registers the worker, answers what it asks, and follows its updates: after one, on activation, the page reloads,
 * once (specification, section 4); a page with unsaved input asks first.
 *
 * @returns the registration, or null when it failed: that is flagged, and the page works as before. Null too when the
 *   site has no worker any more: the one that is there is ended, and not told of this visit, or it would keep it.
 */
export async function registerWorker(world: RegistrationWorld): Promise<ServiceWorkerRegistration | null> {
  const { container, status } = world;
  let wasControlled = container.controller !== null;
  if (wasControlled) status.set({ offlineReady: true });

  const onActivated = (build: string) => {
    status.set({ offlineReady: true, updateFound: false });
    if (!wasControlled) {
      wasControlled = true;
      return;
    }
    if (world.hasUnsavedInput()) status.set({ reloadWanted: true });
    else if (mayReloadFor(build, world.storage)) world.reload();
  };

  container.addEventListener('message', ({ data, ports }) => {
    const message = readWorkerMessage(data);
    if (message?.type === 'releases-in-use') ports[0]?.postMessage(world.releasesInUse);
    if (message?.type === 'activated') onActivated(message.build);
  });
  container.startMessages();

  try {
    const found = await verifiedOrKept(world);
    if (found === 'farewell') {
      await endWorker(world);
      return null;
    }
    const kept = found === 'worker' ? null : found;
    // A browser that was told to have no workers may answer with nothing.
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
    world.report(error);
    status.set({ registrationFailed: true });
    return null;
  }
}

/** Looks for a newer worker when somebody comes back to a page that has been open for long. */
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
