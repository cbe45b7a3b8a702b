import { beforeEach, expect, test } from '@jest/globals';
import { entryOf, SCROLL_MEMORY_KEY, ScrollMemory } from './scroll-memory.ts';

beforeEach(() => sessionStorage.clear());
const inTab = () => new ScrollMemory(() => sessionStorage);

test('it outlives a reload of the tab', () => {
  const memory = inTab();
  memory.set('a', 812.4);
  memory.save();
  expect(inTab().get('a')).toBe(812);
  expect(inTab().get('b')).toBeUndefined();
});

test('it forgets the entry that was left longest ago', () => {
  const memory = inTab();
  for (let count = 0; count <= 60; count += 1) memory.set(String(count), count);
  expect(memory.get('0')).toBeUndefined();
  expect(memory.get('1')).toBe(1);
});

test.each(['{', '{}', 'null'])('what is stored as %s is nothing', (stored) => {
  sessionStorage.setItem(SCROLL_MEMORY_KEY, stored);
  expect(inTab().get('a')).toBeUndefined();
});

test('storage that throws leaves it working until the next reload', () => {
  const memory = new ScrollMemory(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  memory.set('a', 5);
  memory.save();
  expect(memory.get('a')).toBe(5);
});

test('an entry that the browser made by itself is known by its path', () => {
  expect(entryOf({ key: 'default', pathname: '/use-cases' })).toBe('/use-cases');
  expect(entryOf({ key: 'x7f3', pathname: '/use-cases' })).toBe('x7f3');
});
