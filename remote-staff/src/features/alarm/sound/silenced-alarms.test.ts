import { beforeEach, expect, test } from '@jest/globals';
import { loadSilenced, saveSilenced } from './silenced-alarms.ts';

beforeEach(() => localStorage.clear());

test('a device remembers which alarms were silenced, and lets them sound again', () => {
  saveSilenced(localStorage, 'a', true);
  saveSilenced(localStorage, 'b', true);
  expect([...loadSilenced(localStorage)]).toEqual(['a', 'b']);
  saveSilenced(localStorage, 'a', false);
  expect([...loadSilenced(localStorage)]).toEqual(['b']);
});

test('its memory is limited', () => {
  for (let index = 0; index < 80; index++) saveSilenced(localStorage, `alarm-${index}`, true);
  expect(loadSilenced(localStorage).size).toBe(50);
  expect(loadSilenced(localStorage).has('alarm-79')).toBe(true);
});

test('without storage, or with other content in it, nothing is silenced', () => {
  const broken = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(loadSilenced(broken).size).toBe(0);
  expect(saveSilenced(broken, 'a', true).has('a')).toBe(true);
  localStorage.setItem('bellkey-silenced-alarms', '{"a":1}');
  expect(loadSilenced(localStorage).size).toBe(0);
});
