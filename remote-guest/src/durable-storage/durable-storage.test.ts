import { beforeEach, describe, expect, test } from '@jest/globals';
import { durableStorage } from './durable-storage.ts';

beforeEach(() => localStorage.clear());

describe('durable storage', () => {
  test('a value is available to the next reader of the same storage', () => {
    durableStorage(() => localStorage).set('a', '1');
    expect(durableStorage(() => localStorage).get('a')).toBe('1');
  });

  test('a forbidden storage is replaced by memory', () => {
    const storage = durableStorage(() => {
      throw new Error('denied');
    });
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  test('a full disk keeps the value in memory', () => {
    const full = {
      ...localStorage,
      getItem: () => null,
      removeItem: () => undefined,
      key: () => null,
      length: 0,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const storage = durableStorage(() => full);
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    expect(storage.keys('a')).toEqual(['a']);
  });

  test('keys are found by their prefix', () => {
    const storage = durableStorage(() => localStorage);
    storage.set('x:1', 'one');
    storage.set('x:2', 'two');
    storage.set('y:1', 'other');
    expect(storage.keys('x:').sort()).toEqual(['x:1', 'x:2']);
  });
});
