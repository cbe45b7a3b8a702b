import { expect, test } from '@jest/globals';
import { createOfflineStatus } from '../service-worker/offline-status.ts';
import { trackStandalone } from './standalone.ts';

function aWindow({ matches = false, ios }: { matches?: boolean; ios?: boolean }) {
  const query = Object.assign(new EventTarget(), { matches });
  const asked: string[] = [];
  const matchMedia = (media: string) => {
    asked.push(media);
    return query;
  };
  const window = { matchMedia, navigator: ios === undefined ? {} : { standalone: ios } } as unknown as Window;
  return { window, query, asked };
}

test('the installed app is known by its display mode, also when that changes', () => {
  const { window, query, asked } = aWindow({});
  const status = createOfflineStatus();
  trackStandalone(window, status);
  expect(asked).toEqual(['(display-mode: standalone)']);
  expect(status.get().standalone).toBe(false);
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  expect(status.get().standalone).toBe(true);
});

test('the installed app on iOS is known by its own sign', () => {
  const status = createOfflineStatus();
  trackStandalone(aWindow({ ios: true }).window, status);
  expect(status.get().standalone).toBe(true);
});
