import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiDouble } from '../../test-support/api-double.ts';
import { EmailSetting } from './email-setting.tsx';
import { StopScreen } from './stop-screen.tsx';

const READ = 'GET /api/guest/notifications';
const LEAVE = 'PUT /api/guest/notifications/email';
const CONFIRM = 'POST /api/guest/notifications/email/confirmation';
const REMOVE = 'DELETE /api/guest/notifications/email';
const STOP = 'POST /api/guest-emails/stop';
const ADDRESS = 'ana@mail.example';
const CODE_ENDS_AT = '2026-11-29T14:10:00.000Z';
type State = 'unconfirmed' | 'confirmed';

/** An API that keeps an address and knows its code. */
function api({ state = null, hasEmail = true }: { state?: State | null; hasEmail?: boolean } = {}) {
  let current = state;
  return new ApiDouble()
    .answerWith(READ, () => ({
      ok: true,
      value: {
        publicKey: 'BK',
        devices: [],
        hasEmail,
        email: current && { address: ADDRESS, state: current, codeEndsAt: CODE_ENDS_AT },
      },
    }))
    .answerWith(LEAVE, () => {
      current = 'unconfirmed';
      return { ok: true, value: { state: current, codeEndsAt: CODE_ENDS_AT } };
    })
    .answerWith(CONFIRM, (input) => {
      const confirmed = (input as { body: { code: string } }).body.code === '123456';
      if (confirmed) current = 'confirmed';
      return { ok: true, value: { confirmed, triesLeft: 1 } };
    })
    .answerWith(REMOVE, () => {
      current = null;
      return { ok: true, value: undefined };
    });
}

function show(part: React.ReactNode, double: ApiDouble, at = '/guest-profile/1') {
  render(
    <TestShell at={at} services={shellServices({ api: double.client })}>
      {part}
    </TestShell>,
  );
  return userEvent.setup();
}
const setting = <EmailSetting language="en" online />;
const press = (name: string) => screen.findByRole('button', { name });

test('an address needs consent, and is on once its code is typed', async () => {
  const double = api();
  const user = show(setting, double);
  await user.type(await screen.findByLabelText('Your e-mail address'), ADDRESS);
  await user.click(await press('Send me a code'));
  expect(await screen.findByText('Tick the box if you want these e-mails.')).toBeVisible();
  expect(double.of(LEAVE)).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await press('Send me a code'));
  expect(double.of(LEAVE)).toMatchObject([{ input: { body: { address: ADDRESS, agreed: true } } }]);
  await user.type(await screen.findByLabelText('Code from the e-mail'), '111111');
  await user.click(await press('Confirm'));
  expect(await screen.findByRole('alert')).toHaveTextContent('You can try once more.');
  await user.clear(screen.getByLabelText('Code from the e-mail'));
  await user.type(screen.getByLabelText('Code from the e-mail'), '123456');
  await user.click(await press('Confirm'));
  expect(await screen.findByText(/E-mails about your visit go to ana@mail.example/)).toBeVisible();
});

test('a deleted address is in the field again, so that it can be left once more', async () => {
  const double = api({ state: 'confirmed' });
  const user = show(setting, double);
  await user.click(await press('Delete the address'));
  expect(await screen.findByText('The address is deleted. No more e-mails follow.')).toBeVisible();
  expect(screen.getByLabelText('Your e-mail address')).toHaveValue(ADDRESS);
  expect(double.of(REMOVE)).toHaveLength(1);
});

test('a refusal says why, and what was typed stays', async () => {
  const double = api().refuse(LEAVE, 'rate-limited', 429);
  const user = show(setting, double);
  await user.type(await screen.findByLabelText('Your e-mail address'), ADDRESS);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await press('Send me a code'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes were sent.');
  expect(screen.getByLabelText('Your e-mail address')).toHaveValue(ADDRESS);
});

test('where no e-mail is sent, nothing is asked', async () => {
  const double = api({ hasEmail: false });
  show(setting, double);
  await expect(screen.findByRole('heading', {}, { timeout: 200 })).rejects.toThrow();
});

test('the link of an e-mail stops them after a press, not by being opened', async () => {
  window.location.hash = '#p=aurora&k=secret';
  const double = new ApiDouble().answerWith(STOP, () => ({ ok: true, value: undefined }));
  const user = show(<StopScreen />, double, '/chat/email');
  expect(double.calls).toEqual([]);
  await user.click(await press('Stop the e-mails'));
  expect(await screen.findByText(/^Done\. Your address is deleted/)).toBeVisible();
  expect(double.of(STOP)).toMatchObject([{ input: { body: { property: 'aurora', token: 'secret' } } }]);
  window.location.hash = '';
});

test('a link that is cut off says so', () => {
  window.location.hash = '#p=aurora';
  show(<StopScreen />, new ApiDouble(), '/chat/email');
  expect(screen.getByText(/This link is not complete/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  window.location.hash = '';
});
