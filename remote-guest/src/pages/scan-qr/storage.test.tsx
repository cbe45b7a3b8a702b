import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { arrive, started } from './arrive.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const fails = (name: string) => () => {
  throw new DOMException(name, name);
};

/** A private window of a browser that forbids even touching them. */
function forbidStorage(): void {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(fails('SecurityError'));
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(fails('SecurityError'));
}

/** Reading works, and nothing more fits in. */
function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fails('QuotaExceededError'));
}

test.each([
  ['forbids storage', forbidStorage],
  ['has no room left in its storage', fillStorage],
])(
  'where the browser %s, a guest comes from the code to a sent line, and loses no half-written one',
  async (_, limit) => {
    limit();
    const { api, user, box, answer } = await arrive();
    await user.type(box, 'Two towels{Enter}');
    await user.type(box, 'And a pil');
    await answer(started);
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(screen.getAllByText('Two towels')).toHaveLength(1);
    expect(box).toHaveValue('And a pil');
    await user.type(box, 'low{Enter}');
    await waitFor(() => expect(api.of('POST /api/guest/messages')).toHaveLength(2));
    expect(
      api.of('POST /api/guest/messages').map(({ input }) => (input as { body: { body: string } }).body.body),
    ).toEqual(['Two towels', 'And a pillow']);
  },
);
