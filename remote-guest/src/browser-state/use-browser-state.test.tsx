import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { setOnline } from '../test-support/set-online.ts';
import { useOnline } from './use-browser-state.ts';

function Page() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>;
}

afterEach(() => {
  setOnline(true);
});

test('a lost connection is not shown while something is pressed, and is shown once it is released', async () => {
  render(<Page />);
  fireEvent.pointerDown(screen.getByText('online'));
  act(() => {
    setOnline(false);
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByText('online')).toBeVisible();
  fireEvent.pointerUp(screen.getByText('online'));
  expect(await screen.findByText('offline')).toBeVisible();
});
