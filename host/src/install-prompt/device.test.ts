import { expect, test } from '@jest/globals';
import { isIos, isStandalone } from './device.ts';

const device = (userAgent: string, platform: string, maxTouchPoints: number) => ({
  userAgent,
  platform,
  maxTouchPoints,
});

test.each([
  ['an iPhone', device('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 'iPhone', 5), true],
  ['an older iPad', device('Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 'iPad', 5), true],
  [
    'an iPad that says it is a Mac',
    device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 5),
    true,
  ],
  ['a Mac', device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 0), false],
  ['an Android phone', device('Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Linux armv81', 5), false],
  ['a Windows tablet', device('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Win32', 10), false],
])('%s', (_name, navigator, expected) => {
  expect(isIos(navigator)).toBe(expected);
});

const windowWith = (standalone: unknown, displayMode: boolean) =>
  ({
    navigator: { standalone },
    matchMedia: (query: string) => ({ matches: displayMode && query === '(display-mode: standalone)' }),
  }) as unknown as Window;

test.each([
  [undefined, false, false],
  [false, false, false],
  [undefined, true, true],
  [true, false, true],
])('Safari’s flag %s and display mode standalone %s: installed is %s', (flag, mode, expected) => {
  expect(isStandalone(windowWith(flag, mode))).toBe(expected);
});
