import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { IDLE_AFTER_MS, type IdleWatch, watchIdle } from './idle-watch.ts';

let time = 0;
let watch: IdleWatch;
beforeEach(() => {
  time = 10_000;
  document.body.innerHTML = '<button>Confirm</button><textarea aria-label="Message"></textarea>';
  watch = watchIdle(window, () => time);
});
afterEach(() => watch.stop());

const send = (type: string) =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerId: 1 }));

test('a page that is not touched is quiet', () => {
  expect(watch.isIdle()).toBe(true);
});

test('it is not quiet from a press until some time after its release, however long the press takes', () => {
  send('pointerdown');
  time += 60_000;
  expect(watch.isIdle()).toBe(false);
  send('pointerup');
  time += IDLE_AFTER_MS - 1;
  expect(watch.isIdle()).toBe(false);
  time += 1;
  expect(watch.isIdle()).toBe(true);
});

test.each(['keydown', 'scroll', 'wheel', 'click'])('%s counts as being busy', (type) => {
  send(type);
  expect(watch.isIdle()).toBe(false);
  time += IDLE_AFTER_MS;
  expect(watch.isIdle()).toBe(true);
});

test('it is not quiet while a text field has the focus', () => {
  const field = document.querySelector('textarea');
  field?.focus();
  expect(watch.isIdle()).toBe(false);
  field?.blur();
  expect(watch.isIdle()).toBe(true);
});
