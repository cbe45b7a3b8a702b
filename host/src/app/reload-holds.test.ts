import { afterEach, expect, test } from '@jest/globals';
import { guardUnload, reloadHolds } from './reload-holds.ts';

guardUnload(window);

/** Whether the browser would ask before it leaves the page. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const release: Array<() => void> = [];
afterEach(() => {
  for (const letGo of release.splice(0)) letGo();
});
const hold = (reason: string) => {
  const letGo = reloadHolds.add(reason);
  release.push(letGo);
  return letGo;
};

test('a page with unsaved input asks before it is left', () => {
  hold('a draft');
  expect(asks()).toBe(true);
});

test('a page without any can be left', () => {
  expect(asks()).toBe(false);
});

test('a sent or saved text no longer holds the page, an unsaved one still does', () => {
  const sent = hold('a message');
  const saved = hold('a message');
  sent();
  expect(asks()).toBe(true);
  saved();
  expect(asks()).toBe(false);
});
