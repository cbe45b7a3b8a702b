import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QUIET_AFTER_MS, type QuietWatch, watchQuiet } from './quiet-watch.ts';

let time = 0;
let watch: QuietWatch;
beforeEach(() => {
  time = 10_000;
  document.body.innerHTML = '<button>Confirm</button><textarea aria-label="Message"></textarea>';
  watch = watchQuiet(window, () => time);
});
afterEach(() => watch.stop());

const send = (type: string) =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerId: 1 }));

test('a page that is not touched is quiet', () => {
  expect(watch.isQuiet()).toBe(true);
});

test('it is not quiet from a press until some time after its release, however long the press takes', () => {
  send('pointerdown');
  time += 60_000;
  expect(watch.isQuiet()).toBe(false);
  send('pointerup');
  time += QUIET_AFTER_MS - 1;
  expect(watch.isQuiet()).toBe(false);
  time += 1;
  expect(watch.isQuiet()).toBe(true);
});

test.each(['keydown', 'scroll', 'wheel', 'click'])('%s counts as being busy', (type) => {
  send(type);
  expect(watch.isQuiet()).toBe(false);
  time += QUIET_AFTER_MS;
  expect(watch.isQuiet()).toBe(true);
});

test('it is not quiet while a text field has the focus', () => {
  const field = document.querySelector('textarea');
  field?.focus();
  expect(watch.isQuiet()).toBe(false);
  field?.blur();
  expect(watch.isQuiet()).toBe(true);
});
