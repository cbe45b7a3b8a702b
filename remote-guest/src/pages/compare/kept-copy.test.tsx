import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { choices, openComparePage, readyApi, tour } from './open-compare-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  setOnline(true);
});

describe('when it cannot be loaded', () => {
  test('the kept copy is shown with its time, and is loaded again with the network', async () => {
    const { page } = openComparePage('/compare?kind=tours&items=river,city');
    await screen.findByRole('table');
    page.unmount();
    setOnline(false);
    const { api } = openComparePage(
      '/compare?kind=tours&items=river,city',
      new ApiDouble()
        .refuse('GET /api/guest/session', 'offline', 0)
        .refuse('GET /api/guest/choices', 'offline', 0),
    );
    expect(await screen.findByText(/You’re offline. As of .*\. Prices/)).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
    api.answer('GET /api/guest/session', sampleSession).answer('GET /api/guest/choices', choices);
    setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/As of/)).toBeNull());
  });

  test('without a copy it says so, and tries again', async () => {
    const { user, api } = openComparePage('/compare', new ApiDouble());
    expect(await screen.findByText('This can’t be opened right now')).toBeVisible();
    api.answer('GET /api/guest/session', sampleSession).answer('GET /api/guest/choices', choices);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: /Tour river/ })).toBeVisible();
  });

  test('without a session it leads to the code, and forgets the copy', async () => {
    const { page } = openComparePage();
    await screen.findByRole('checkbox', { name: /Tour river/ });
    page.unmount();
    openComparePage(
      '/compare',
      new ApiDouble()
        .refuse('GET /api/guest/session', 'no-session', 401)
        .refuse('GET /api/guest/choices', 'no-session', 401),
    );
    expect(await screen.findByRole('link', { name: 'Scan or type your code' })).toBeVisible();
    expect(localStorage.getItem('bellkey:choices')).toBeNull();
  });

  test('a damaged copy is no copy', async () => {
    localStorage.setItem('bellkey:choices', '{"session":{"property":{}},"choices":{}}');
    openComparePage('/compare', new ApiDouble());
    expect(await screen.findByText('This can’t be opened right now')).toBeVisible();
  });

  test('a property with nothing to compare says so', async () => {
    openComparePage('/compare', readyApi({ currency: 'EUR', services: [tour('only')], dishes: [] }));
    expect(await screen.findByText('There is nothing to compare here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
  });
});
