import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { CODE, openScanPage, place, SHORT } from './open-scan-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('opened with a code', () => {
  test('asks whether this is the place, and starts nothing before the answer', async () => {
    const { api } = openScanPage(`/scan-qr?c=${CODE}`);
    expect(await screen.findByRole('heading', { name: 'Hotel Aurora, Room 204' })).toHaveFocus();
    expect(screen.getByText('Is this where you are?')).toBeVisible();
    expect(api.calls.map(({ key }) => key)).toEqual(['POST /api/qr/resolve']);
    expect(screen.queryByLabelText('Camera picture')).toBeNull();
  });

  test('removes the code from the address and leaves the rest', async () => {
    openScanPage(`/scan-qr?c=${CODE}&from=poster#top`);
    await waitFor(() =>
      expect(screen.getByRole('status', { name: '' })).toHaveTextContent('/scan-qr?from=poster#top'),
    );
  });

  test('Continue starts the session and goes to the chat', async () => {
    const { api, user } = openScanPage(`/scan-qr?c=${CODE}`);
    api.answer('POST /api/guest/session', sampleSession);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(api.of('POST /api/guest/session')[0]?.input).toEqual({ body: { code: CODE } });
    expect(sessionStorage.length).toBe(0);
  });

  test('a reload after the address was cleaned still knows the code', async () => {
    const { page } = openScanPage(`/scan-qr?c=${CODE}`);
    await screen.findByRole('heading', { name: 'Hotel Aurora, Room 204' });
    page.unmount();
    openScanPage('/scan-qr');
    expect(await screen.findByRole('heading', { name: 'Hotel Aurora, Room 204' })).toBeVisible();
  });
});

describe('responses of the API', () => {
  const opened = (code: string, status: number, more = {}) =>
    openScanPage(`/scan-qr?c=${CODE}`, new ApiDouble().refuse('POST /api/qr/resolve', code, status, more));

  test.each([
    ['unknown-code', 404, 'We don’t know this code'],
    ['inactive-code', 410, 'This code is no longer in use'],
  ])('%s is explained and another code can be scanned', async (code, status, title) => {
    const { user } = opened(code, status);
    expect(await screen.findByText(title)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Scan another code' }));
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
  });

  test('a code that has ended names no newer one as a fact: it may have been taken out of use', async () => {
    opened('inactive-code', 410);
    expect(
      await screen.findByText('There may be a newer one at this place. Otherwise ask at reception.'),
    ).toBeVisible();
    expect(screen.queryByText(/replaced/)).toBeNull();
  });

  test('a place that is out of use sends to reception, and to no other code', async () => {
    opened('place-not-in-use', 410);
    expect(await screen.findByText('This place is not in use')).toBeVisible();
    expect(screen.getByText(/Ask at reception/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Scan another code' })).toBeNull();
  });

  test('a code of another address leads there, and starts nothing here', async () => {
    const address = `https://aurora.bellkey.example/scan-qr?c=${CODE}`;
    const { api } = opened('code-elsewhere', 409, { address });
    expect(await screen.findByText('This code opens at another address')).toBeVisible();
    expect(screen.getByRole('link', { name: 'aurora.bellkey.example' })).toHaveAttribute('href', address);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(api.of('POST /api/guest/session')).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  test('a rate limit says how long, and waits', async () => {
    opened('rate-limited', 429, { retryAfterSeconds: 120 });
    expect(await screen.findByText(/You can go on in 2 minutes/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
  });

  test('offline keeps the code and continues automatically', async () => {
    const { api } = opened('offline', 0);
    expect(await screen.findByText(/Your code is kept on this device/)).toBeVisible();
    api.answer('POST /api/qr/resolve', place);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByRole('heading', { name: 'Hotel Aurora, Room 204' })).toBeVisible();
  });

  test('an outage offers a retry, which works', async () => {
    const { api, user } = opened('unreachable', 0);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer('POST /api/qr/resolve', place);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Hotel Aurora, Room 204' })).toBeVisible();
  });

  test('other text is not sent', async () => {
    const { api } = openScanPage('/scan-qr?c=hello');
    expect(await screen.findByText('No code of ours in there')).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});

describe('looking for a code', () => {
  test('without a camera the code can be typed, with dashes and small letters', async () => {
    const { user, api } = openScanPage('/scan-qr');
    expect(await screen.findByText('No camera on this connection')).toBeVisible();
    const typed = `${SHORT.slice(0, 4)}-${SHORT.slice(4)}`.toLowerCase();
    await user.type(screen.getByRole('textbox', { name: 'Code' }), `${typed}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Hotel Aurora, Room 204' })).toBeVisible();
    expect(api.calls[0]?.input).toEqual({ body: { code: SHORT } });
  });

  test('a typing mistake is found without a request', async () => {
    const { user, api } = openScanPage('/scan-qr');
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '1234567');
    await user.click(screen.getByRole('button', { name: 'Find my place' }));
    expect(screen.getByText(/this has 7/)).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});
