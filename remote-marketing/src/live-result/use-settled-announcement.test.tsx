import { ShellContext } from '@bellkey/shared/shell';
import { shellServices } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useSettledAnnouncement } from './use-settled-announcement.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Result({ text }: { text: string }) {
  useSettledAnnouncement(text);
  return null;
}

function withShell() {
  const announce = jest.fn();
  const services = shellServices({ announce });
  const tree = (text: string) => (
    <ShellContext value={services}>
      <Result text={text} />
    </ShellContext>
  );
  return { announce, tree };
}

test('a result is announced once, when it no longer changes', () => {
  const { announce, tree } = withShell();
  const { rerender } = render(tree('1 hour'));
  act(() => jest.advanceTimersByTime(5_000));
  expect(announce).not.toHaveBeenCalled();

  for (const text of ['12 hours', '120 hours']) {
    rerender(tree(text));
    act(() => jest.advanceTimersByTime(300));
  }
  expect(announce).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5_000));
  expect(announce.mock.calls).toEqual([['120 hours']]);
});

test('an unchanged result is not announced again', () => {
  const { announce, tree } = withShell();
  const { rerender } = render(tree('1 hour'));
  rerender(tree('12 hours'));
  rerender(tree('1 hour'));
  act(() => jest.advanceTimersByTime(5_000));
  expect(announce).not.toHaveBeenCalled();
});
