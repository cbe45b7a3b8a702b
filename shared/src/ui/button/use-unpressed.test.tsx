import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useUnpressed } from './use-unpressed.ts';

function Shown({ text }: { text: string }) {
  return <p>{useUnpressed(text)}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what arrives during a press is shown after the press ends', () => {
  const { rerender } = render(<Shown text="calm" />);
  fireEvent.pointerDown(document.body);
  rerender(<Shown text="alarm" />);
  expect(screen.getByText('calm')).toBeVisible();
  fireEvent.pointerUp(document.body);
  expect(screen.getByText('calm')).toBeVisible();
  act(() => {
    jest.runAllTimers();
  });
  expect(screen.getByText('alarm')).toBeVisible();
});

test('a press that becomes a scroll ends as well', () => {
  const { rerender } = render(<Shown text="calm" />);
  fireEvent.pointerDown(document.body);
  rerender(<Shown text="alarm" />);
  fireEvent.pointerCancel(document.body);
  act(() => {
    jest.runAllTimers();
  });
  expect(screen.getByText('alarm')).toBeVisible();
});

test('with nothing pressed it is shown at once', () => {
  const { rerender } = render(<Shown text="calm" />);
  rerender(<Shown text="alarm" />);
  expect(screen.getByText('alarm')).toBeVisible();
});
