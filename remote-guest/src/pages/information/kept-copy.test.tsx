import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ApiDouble } from '../../test-support/api-double.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { information, openInformationPage, READ, region } from './open-information-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  setOnline(true);
});

describe('when it cannot be loaded', () => {
  test('the kept copy is shown with its time, and is loaded again with the network', async () => {
    const { page } = openInformationPage();
    await region('More');
    page.unmount();
    setOnline(false);
    const { api } = openInformationPage(new ApiDouble().refuse(READ, 'offline', 0));
    expect(
      await screen.findByText(/^You’re offline\. As of .*\d\d:\d\d\. Hours may have changed\.$/),
    ).toBeVisible();
    expect(await region('Internet and office')).toHaveTextContent('It is Aurora-Guest.');
    expect(screen.getByRole('link', { name: /^Call the desk/ })).toBeVisible();
    api.answer(READ, information());
    setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/As of/)).toBeNull());
  });

  test('without a copy it says so, and tries again', async () => {
    const { user, api } = openInformationPage(new ApiDouble().refuse(READ, 'unreachable', 0));
    expect(await screen.findByText('This can’t be opened right now')).toBeVisible();
    api.answer(READ, information());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await region('More')).toBeVisible();
  });

  test('without a session it leads to the code, and deletes the copy', async () => {
    const { page } = openInformationPage();
    await region('More');
    page.unmount();
    openInformationPage(new ApiDouble().refuse(READ, 'session-expired', 401));
    expect(await screen.findByRole('link', { name: 'Scan or type your code' })).toBeVisible();
    expect(localStorage.getItem('bellkey:information')).toBeNull();
  });

  test.each(['{"version":1,"information":{"session":{}}}', '{', '{"version":0}'])(
    'the damaged copy %s is ignored',
    async (copy) => {
      localStorage.setItem('bellkey:information', copy);
      openInformationPage(new ApiDouble().refuse(READ, 'unreachable', 0));
      expect(await screen.findByText('This can’t be opened right now')).toBeVisible();
    },
  );
});
