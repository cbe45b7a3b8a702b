import { beforeEach, expect, test } from '@jest/globals';
import { readSilenced, writeSilenced } from './silenced-alarms.ts';

beforeEach(() => localStorage.clear());

test('a device remembers which alarms were silenced, and lets them sound again', () => {
  writeSilenced(localStorage, 'a', true);
  writeSilenced(localStorage, 'b', true);
  expect([...readSilenced(localStorage)]).toEqual(['a', 'b']);
  writeSilenced(localStorage, 'a', false);
  expect([...readSilenced(localStorage)]).toEqual(['b']);
});

test('what it remembers has an end', () => {
  for (let index = 0; index < 80; index++) writeSilenced(localStorage, `alarm-${index}`, true);
  expect(readSilenced(localStorage).size).toBe(50);
  expect(readSilenced(localStorage).has('alarm-79')).toBe(true);
});

test('without storage, or with another content in it, nothing is silenced', () => {
  const broken = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(readSilenced(broken).size).toBe(0);
  expect(writeSilenced(broken, 'a', true).has('a')).toBe(true);
  localStorage.setItem('bellkey-silenced-alarms', '{"a":1}');
  expect(readSilenced(localStorage).size).toBe(0);
});
