import { beforeEach, expect, test } from '@jest/globals';
import { claimUpdateReload } from './update-reload.ts';

beforeEach(() => sessionStorage.clear());

test('a tab reloads once for a build, and again for the next', () => {
  const reloads = ['h2', 'h2', 'h3'].map((build) => claimUpdateReload(build, () => sessionStorage));
  expect(reloads).toEqual([true, false, true]);
});

test('where storage is unavailable the page does not reload by itself', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(claimUpdateReload('h2', refuse)).toBe(false);
});
