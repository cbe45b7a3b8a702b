import type { ComposedPage } from '@bellkey/shared/remote';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { HOVER_INTENT_MS, preloadOnIntent } from './preload-on-intent.ts';
import { savesData } from './saves-data.ts';

const chat: ComposedPage = {
  remote: 'guest',
  name: 'chat',
  path: '/chat',
  title: 'Chat',
  rendering: 'client',
  guard: null,
  frame: 'app',
};

const preloaded: string[] = [];
let saving = false;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  preloaded.length = 0;
  saving = false;
  document.body.innerHTML = `<a href="/chat"><span>Chat</span></a><a href="/">Here</a><a href="/none">None</a>
    <a href="https://partner.example/chat">Other</a><a href="/chat" target="_blank">Tab</a>`;
  stop = preloadOnIntent({
    document,
    pages: [chat, { ...chat, name: 'home', path: '/' }],
    preload: ({ name }) => preloaded.push(name),
    savesData: () => saving,
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const at = (text: string) =>
  [...document.querySelectorAll('a, span')].filter((e) => e.textContent === text).at(-1) ?? document;

test('a pointer that rests on a link for 100 ms preloads its page', () => {
  expect(HOVER_INTENT_MS).toBe(100);
  fireEvent.mouseOver(at('Chat'));
  jest.advanceTimersByTime(99);
  expect(preloaded).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(preloaded).toEqual(['chat']);
});

test('a pointer that leaves before does not', () => {
  fireEvent.mouseOver(at('Chat'));
  jest.advanceTimersByTime(90);
  fireEvent.mouseOut(at('Chat'));
  jest.advanceTimersByTime(1_000);
  expect(preloaded).toEqual([]);
});

test('a touch and the focus preload at once', () => {
  fireEvent.touchStart(at('Chat'));
  expect(preloaded).toEqual(['chat']);
  fireEvent.focusIn(at('Chat'));
  expect(preloaded).toEqual(['chat', 'chat']);
});

test.each(['Here', 'None', 'Other', 'Tab'])('the link “%s” preloads nothing', (text) => {
  fireEvent.focusIn(at(text));
  expect(preloaded).toEqual([]);
});

test('with Save-Data nothing is preloaded', () => {
  saving = true;
  fireEvent.touchStart(at('Chat'));
  fireEvent.mouseOver(at('Chat'));
  jest.advanceTimersByTime(1_000);
  expect(preloaded).toEqual([]);
});

test.each([
  [{}, false],
  [{ connection: { saveData: false } }, false],
  [{ connection: { saveData: true } }, true],
])('a browser that says %j saves data: %s', (navigator, expected) => {
  expect(savesData(navigator as Navigator)).toBe(expected);
});
