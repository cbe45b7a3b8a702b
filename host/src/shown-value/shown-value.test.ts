import { expect, jest, test } from '@jest/globals';
import { createShownValue } from './shown-value.ts';

test('tells those who listen, until they stop', () => {
  const value = createShownValue<string>();
  const listener = jest.fn();
  const unsubscribe = value.subscribe(listener);
  value.set('Room 204');
  expect(value.get()).toBe('Room 204');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  value.set(null);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(value.get()).toBeNull();
});
