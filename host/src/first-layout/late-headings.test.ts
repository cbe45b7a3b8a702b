import { beforeEach, expect, jest, test } from '@jest/globals';
import { finishLateHeadings } from './late-headings.ts';
import { LATE_HEADINGS } from './late-headings-mark.ts';

const load = jest.fn<(font: string, text: string) => Promise<FontFace[]>>();
const navigated: Array<() => void> = [];
/** Where the button is in the fonts of the device, and in the page's own. */
const top = { before: 10, after: 10 };
const HEIGHT = 740;

const isLate = () => document.body.hasAttribute(LATE_HEADINGS);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const finish = () =>
  finishLateHeadings({
    document,
    onNavigation: (listener) => navigated.push(listener),
  });

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  load.mockReset().mockResolvedValue([]);
  navigated.length = 0;
  Object.assign(top, { before: 10, after: 10 });
  history.replaceState(null, '', '/chat');
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: HEIGHT });
  document.documentElement.style.setProperty('--font-display', 'Grand, serif');
  document.body.setAttribute(LATE_HEADINGS, '');
  document.body.innerHTML = '<h1>Ten cafés</h1><button>Towels</button><p>Hello</p>';
  const button = document.querySelector('button');
  if (button) {
    button.getBoundingClientRect = () => new DOMRect(0, isLate() ? top.before : top.after, 100, 40);
  }
});

test('headings get their font when it has loaded', async () => {
  finish();
  expect(load).toHaveBeenCalledWith('1em Grand', 'Ten cafés');
  expect(isLate()).toBe(true);
  await settled();
  expect(isLate()).toBe(false);
});

test('where a control would move, the font waits for the next page', async () => {
  top.after = 30;
  finish();
  await settled();
  expect(isLate()).toBe(true);
  for (const listener of navigated) listener();
  expect(isLate()).toBe(true);
  history.pushState(null, '', '/orders');
  for (const listener of navigated) listener();
  expect(isLate()).toBe(false);
});

test('what is below the screen may move, and get its place only then', async () => {
  Object.assign(top, { before: HEIGHT, after: HEIGHT + 30 });
  finish();
  await settled();
  expect(isLate()).toBe(false);
});

test('a fraction of a pixel is no movement', async () => {
  top.after = 10.6;
  finish();
  await settled();
  expect(isLate()).toBe(false);
});

test('without the font the page stays as it is', async () => {
  load.mockRejectedValue(new Error('404'));
  finish();
  await settled();
  expect(isLate()).toBe(true);
});
