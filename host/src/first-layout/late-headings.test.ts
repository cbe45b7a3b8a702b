import { beforeEach, expect, jest, test } from '@jest/globals';
import { finishLateHeadings } from './late-headings.ts';
import { LATE_HEADINGS } from './late-headings-mark.ts';

const load = jest.fn<(font: string, text: string) => Promise<FontFace[]>>();
const navigated: Array<() => void> = [];
/** What the page looks like in the fonts of the device, and in its own. */
const top = { before: 10, after: 10 };

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
  document.documentElement.style.setProperty('--font-display', 'Grand, serif');
  document.body.setAttribute(LATE_HEADINGS, '');
  document.body.innerHTML = '<h1>Ten cafés</h1><button>Towels</button><p>Hello</p>';
  const button = document.querySelector('button');
  if (button) {
    button.getBoundingClientRect = () => ({ left: 0, top: isLate() ? top.before : top.after }) as DOMRect;
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

test('without the font the page stays as it is', async () => {
  load.mockRejectedValue(new Error('404'));
  finish();
  await settled();
  expect(isLate()).toBe(true);
});
