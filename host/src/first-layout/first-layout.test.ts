import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { FIRST_LAYOUT, finishFirstLayout, PARTS } from './first-layout.ts';

const rest: Array<() => void> = [];
const whenIdle = (run: () => void) => {
  rest.push(run);
};
const loadFonts = () => Promise.resolve();
const isMarked = () => document.body.hasAttribute(FIRST_LAYOUT);
const laidOut = () => [...document.querySelectorAll<HTMLElement>('[style*="visible"]')].map(({ id }) => id);

beforeEach(() => {
  rest.length = 0;
  document.body.setAttribute(FIRST_LAYOUT, '');
  document.body.innerHTML =
    '<main><header></header><section id="a"><section id="inner"></section></section><article id="b"></article><div><article id="c"></article></div></main>';
});

test('each part of the page is laid out in a separate idle moment, then the rule ends', async () => {
  finishFirstLayout({ document, returning: false, whenIdle, whenReady: (run) => run(), loadFonts });
  expect(laidOut()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  rest.shift()?.();
  expect(laidOut()).toEqual(['a']);
  expect(isMarked()).toBe(true);
  while (rest.length > 0) rest.shift()?.();
  expect(laidOut()).toEqual(['a', 'b', 'c']);
  expect(isMarked()).toBe(false);
});

test('nothing is requested while the page itself loads', async () => {
  const ready: Array<() => void> = [];
  const asked = jest.fn(loadFonts);
  const whenReady = (run: () => void) => ready.push(run);
  finishFirstLayout({ document, returning: false, whenIdle, whenReady, loadFonts: asked });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
  ready[0]?.();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the rest of the page waits for its fonts, but not for ever', async () => {
  jest.useFakeTimers();
  try {
    finishFirstLayout({
      document,
      returning: false,
      whenIdle,
      whenReady: (run) => run(),
      loadFonts: () => new Promise(() => {}),
    });
    await jest.advanceTimersByTimeAsync(2_999);
    expect(rest).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(rest).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('a page that the user returns to has its true length at once', () => {
  finishFirstLayout({ document, returning: true, whenIdle, whenReady: (run) => run(), loadFonts });
  expect(isMarked()).toBe(false);
  expect(rest).toEqual([]);
});

test('the style sheet selects the same parts', () => {
  const css = readFileSync(path.join(__dirname, 'first-layout.css'), 'utf8');
  expect(css.replace(/\s+/g, ' ')).toContain(`[${FIRST_LAYOUT}] :is(${PARTS}) {`);
});
