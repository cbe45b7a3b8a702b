import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { setOnline } from '../../test-support/set-online.ts';
import {
  asks,
  DRAFT_KEY,
  heading,
  keepDraft,
  openRegistrationPage,
  readyApi,
  sent,
} from './open-registration-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  setOnline(true);
  jest.useRealTimers();
});

describe('sending it', () => {
  test('that fails keeps everything, and a retry is the same attempt', async () => {
    keepDraft('review');
    const { user, api } = openRegistrationPage(
      readyApi().refuse('POST /api/guest/registration', 'unreachable', 0),
    );
    await user.click(await screen.findByRole('button', { name: 'Send registration' }));
    expect(await screen.findByText('It was not sent')).toBeVisible();
    expect(localStorage.getItem(DRAFT_KEY)).not.toBeNull();
    api.answer('POST /api/guest/registration', sent());
    await user.click(screen.getByRole('button', { name: 'Send registration' }));
    await screen.findByText('Sent. It waits to be checked.');
    const keys = api.of('POST /api/guest/registration').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  test('waits for the network', async () => {
    keepDraft('review');
    setOnline(false);
    openRegistrationPage();
    expect(await screen.findByRole('button', { name: 'Send registration' })).toBeDisabled();
    expect(await screen.findByText(/You’re offline. What you type is kept/)).toBeVisible();
  });
});

describe('afterwards', () => {
  test('it can be changed while it waits', async () => {
    const { user } = openRegistrationPage(readyApi({ registration: sent() }));
    await user.click(await screen.findByRole('button', { name: 'Change it' }));
    await heading('Look it over');
    await user.click(screen.getByRole('button', { name: 'Change: Address and contact' }));
    expect(screen.getByLabelText('Town')).toHaveValue('Lisboa');
  });

  test('a page that waits shows by itself that it was checked, and asks no more', async () => {
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const { api } = openRegistrationPage(readyApi({ registration: sent() }));
    await pass(1);
    expect(screen.getByText('Sent. It waits to be checked.')).toBeVisible();
    api.answer('GET /api/guest/registration', asks({ registration: sent({ state: 'ready' }) }));
    await pass(20_000);
    expect(screen.getByText('Checked. Your registration is ready.')).toBeVisible();
    await pass(60_000);
    expect(api.of('GET /api/guest/registration')).toHaveLength(2);
  });

  test('what staff ask for is shown above what was sent', async () => {
    openRegistrationPage(readyApi({ registration: sent({ state: 'changes', note: 'Which street?' }) }));
    expect(await screen.findByText('Which street?')).toBeVisible();
    await heading('Look it over');
  });

  test('once it is checked nothing can be edited, and nothing is left on the device', async () => {
    keepDraft('who');
    openRegistrationPage(readyApi({ registration: sent({ state: 'ready' }) }));
    expect(await screen.findByText('Checked. Your registration is ready.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test('without a session it leads to the code, and drafts of visits that ended are removed', async () => {
    keepDraft('document');
    const api = new ApiDouble()
      .refuse('GET /api/guest/session', 'session-expired', 401)
      .refuse('GET /api/guest/registration', 'session-expired', 401);
    openRegistrationPage(api);
    expect(await screen.findByRole('link', { name: 'Scan or type your code' })).toBeVisible();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test('while unreachable it says so, keeps the draft, and retries', async () => {
    keepDraft('document');
    const { user, api } = openRegistrationPage(new ApiDouble());
    expect(await screen.findByText('Your registration can’t be opened right now')).toBeVisible();
    api.answer('GET /api/guest/session', sampleSession).answer('GET /api/guest/registration', asks());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Your document');
    expect(screen.getByLabelText('Document number')).toHaveValue('P1234567');
  });
});
