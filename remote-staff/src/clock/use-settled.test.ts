import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('a value counts at once at first, and later when no one has changed it for a while', () => {
  const { result, rerender } = renderHook(({ search }) => useSettled({ search }, 250), {
    initialProps: { search: '' },
  });
  expect(result.current).toEqual({ search: '' });
  rerender({ search: 'a' });
  pass(200);
  rerender({ search: 'au' });
  pass(200);
  expect(result.current).toEqual({ search: '' });
  pass(50);
  expect(result.current).toEqual({ search: 'au' });
});

test('an equal value does not start the wait again', () => {
  const { result, rerender } = renderHook(({ search }) => useSettled({ search }, 250), {
    initialProps: { search: '' },
  });
  rerender({ search: 'au' });
  pass(200);
  rerender({ search: 'au' });
  pass(50);
  expect(result.current).toEqual({ search: 'au' });
});
