import { afterEach, expect, test } from '@jest/globals';
import { endPushHere } from './end-push-here.ts';
import { pushOnDevice } from './push-on-device.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
});

test.each([
  ['has no workers', () => undefined],
  [
    'had its workers taken away',
    () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true }),
  ],
])('a browser that %s has no push, and signing out there ends none', async (_, prepare) => {
  for (const name of ['PushManager', 'Notification'])
    Object.defineProperty(window, name, { value: class {}, configurable: true });
  prepare();
  await expect(pushOnDevice.state()).resolves.toEqual({ status: 'unsupported' });
  await expect(endPushHere()).resolves.toBeUndefined();
});
