import { describe, expect, jest, test } from '@jest/globals';
import { createOfflineStatus } from './offline-status.ts';
import { checkForUpdates, registerWorker, UPDATE_CHECK_INTERVAL_MS } from './register-worker.ts';
import { WorkerRefusedError } from './verify-worker.ts';

/** What a browser offers pages of service workers; jsdom has none. */
class Container extends EventTarget {
  controller: object | null = null;
  unregistered = 0;
  registration = Object.assign(new EventTarget(), {
    update: async () => undefined,
    unregister: async () => {
      this.unregistered += 1;
      return true;
    },
  });
  registered: Array<{ url: string; options: RegistrationOptions | undefined }> = [];
  failure: Error | null = null;

  startMessages(): void {}

  async getRegistration() {
    return this.controller ? this.registration : undefined;
  }

  async register(url: string, options?: RegistrationOptions) {
    if (this.failure) throw this.failure;
    this.registered.push({ url, options });
    return this.registration;
  }

  says(data: unknown, ports: unknown[] = []): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
  }
}

function aTab({
  controlled = false,
  unsaved = false,
  failure = null as Error | null,
  refusal = null as Error | null,
  script = 'worker' as 'worker' | 'kill-switch',
} = {}) {
  const container = new Container();
  container.controller = controlled ? {} : null;
  container.failure = failure;
  const status = createOfflineStatus();
  const reload = jest.fn();
  const report = jest.fn();
  const forget = jest.fn(async () => undefined);
  sessionStorage.clear();
  const dependencies = {
    container: container as unknown as ServiceWorkerContainer,
    status,
    releasesInUse: ['host/h1', 'guest/g1'],
    verify: async () => {
      if (refusal) throw refusal;
      return script;
    },
    forget,
    hasUnsavedInput: () => unsaved,
    reload,
    storage: () => sessionStorage,
    report,
  };
  return { container, status, reload, report, forget, start: () => registerWorker(dependencies) };
}

const activated = (build: string) => ({ type: 'activated', build });

describe('the service worker of a page', () => {
  test('is /sw.js for the whole site, never out of the HTTP cache', async () => {
    const { container, start } = aTab();
    await start();
    expect(container.registered).toEqual([
      { url: '/sw.js', options: { scope: '/', updateViaCache: 'none' } },
    ]);
  });

  test('that is not the one of its release is never registered, flagged and reported', async () => {
    const { container, start, status, report } = aTab({ refusal: new WorkerRefusedError('wrong sha384') });
    expect(await start()).toBeNull();
    expect(container.registered).toEqual([]);
    expect(status.get()).toMatchObject({ registrationFailed: true });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('that is not the one of its release leaves the earlier one at work', async () => {
    const refusal = new WorkerRefusedError('wrong sha384');
    const { container, start, status, report } = aTab({ controlled: true, refusal });
    expect(await start()).toBe(container.registration);
    expect(container.registered).toEqual([]);
    expect(status.get()).toMatchObject({ registrationFailed: false });
    expect(report).toHaveBeenCalledWith(refusal);
  });

  test('of a site that has none any more ends the one that is there, which does not hear of this visit', async () => {
    const { container, start, status, forget } = aTab({ controlled: true, script: 'kill-switch' });
    expect(await start()).toBeNull();
    expect(container.registered).toHaveLength(1);
    expect(container.unregistered).toBe(1);
    expect(forget).toHaveBeenCalledTimes(1);
    expect(status.get().registrationFailed).toBe(false);
  });

  test('of a site without one is not registered, and leftovers are deleted', async () => {
    const { container, start, forget } = aTab({ script: 'kill-switch' });
    expect(await start()).toBeNull();
    expect(container.registered).toEqual([]);
    expect(container.unregistered).toBe(0);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  test('that cannot be fetched without a network leaves the current one at work, quietly', async () => {
    const { container, start, report } = aTab({
      controlled: true,
      refusal: new TypeError('Failed to fetch'),
    });
    expect(await start()).toBe(container.registration);
    expect(report).not.toHaveBeenCalled();
  });

  test('that cannot be registered is flagged and reported', async () => {
    const { start, status, report } = aTab({ failure: new Error('blocked') });
    expect(await start()).toBeNull();
    expect(status.get()).toMatchObject({ registrationFailed: true, offlineReady: false });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('flags on its first installation that the site works offline, and does not reload the page', async () => {
    const { container, status, reload, start } = aTab();
    await start();
    expect(status.get().offlineReady).toBe(false);
    container.registration.dispatchEvent(new Event('updatefound'));
    container.says(activated('h1'));
    expect(status.get()).toMatchObject({ offlineReady: true, updateFound: false });
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads the page after an update, on activation, once for each build', async () => {
    const { container, status, reload, start } = aTab({ controlled: true });
    await start();
    expect(status.get()).toMatchObject({ offlineReady: true });
    container.registration.dispatchEvent(new Event('updatefound'));
    expect(status.get().updateFound).toBe(true);
    container.says(activated('h2'));
    container.says(activated('h2'));
    expect(reload).toHaveBeenCalledTimes(1);
    container.says(activated('h3'));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('asks first when there is unsaved input', async () => {
    const { container, status, reload, start } = aTab({ controlled: true, unsaved: true });
    await start();
    container.says(activated('h2'));
    expect(reload).not.toHaveBeenCalled();
    expect(status.get().reloadWanted).toBe(true);
  });

  test('gets the releases that the tab uses when it asks', async () => {
    const { container, start } = aTab();
    await start();
    const answers: unknown[] = [];
    container.says({ type: 'releases-in-use' }, [{ postMessage: (data: unknown) => answers.push(data) }]);
    expect(answers).toEqual([['host/h1', 'guest/g1']]);
  });

  test.each([null, 'activated', { type: 'activated' }, { type: 'something of a later build' }])(
    'may say what this page does not know: %j',
    async (data) => {
      const { container, status, reload, start } = aTab({ controlled: true });
      await start();
      container.says(data);
      expect(reload).not.toHaveBeenCalled();
      expect(status.get().reloadWanted).toBe(false);
    },
  );
});

test('a page that stays open looks for an update when the user returns after an hour, not before', () => {
  const update = jest.fn(async () => undefined);
  let now = 0;
  checkForUpdates({ update } as unknown as ServiceWorkerRegistration, document, () => now);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  now = UPDATE_CHECK_INTERVAL_MS - 1;
  comeBack();
  expect(update).not.toHaveBeenCalled();
  now = UPDATE_CHECK_INTERVAL_MS;
  comeBack();
  comeBack();
  expect(update).toHaveBeenCalledTimes(1);
});
