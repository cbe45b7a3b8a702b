import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { OfflineBar } from './offline-bar.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

function browserIs(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('the page says that it is offline when the browser does, and until it is back', () => {
  render(<OfflineBar />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  browserIs(false);
  expect(status).toHaveTextContent('You are offline.');
  browserIs(true);
  expect(status).toBeEmptyDOMElement();
});
