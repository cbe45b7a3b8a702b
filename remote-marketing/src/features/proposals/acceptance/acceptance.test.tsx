import type { ShellServices } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blackbrick } from '../offers/blackbrick.ts';
import { ValidityChip } from '../validity/validity-chip.tsx';
import { Acceptance } from './acceptance.tsx';

type Answer = Awaited<ReturnType<ShellServices['api']['call']>>;
const failed: Answer = {
  ok: false,
  error: { code: 'unreachable', status: 503, title: '', detail: '', requestId: 'r-1' },
};

beforeEach(() => {
  // Only the date: typing needs real timers.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The offer on a day, over an API with these responses, in order. */
function openOn(year: number, month: number, date: number, ...answers: Answer[]) {
  jest.setSystemTime(new Date(year, month - 1, date, 12));
  const sent: Array<{ body: Record<string, unknown>; key: string | undefined }> = [];
  const services = shellServices();
  const call = async (
    _: string,
    { body }: { body: Record<string, unknown> },
    options?: { idempotencyKey?: string },
  ) => {
    sent.push({ body, key: options?.idempotencyKey });
    return answers.shift() ?? failed;
  };
  const { unmount } = render(
    <TestShell
      services={{ ...services, api: { ...services.api, call: call as ShellServices['api']['call'] } }}
    >
      <ValidityChip validUntil={blackbrick.quote.validUntil} />
      <Acceptance hotel={blackbrick.hotel} quote={blackbrick.quote} />
    </TestShell>,
  );
  return { sent, unmount };
}

async function sign() {
  await userEvent.type(screen.getByLabelText('Name'), 'Thandi');
  await userEvent.type(screen.getByLabelText('Role'), 'General manager');
  await userEvent.type(screen.getByLabelText('Work e-mail'), 'thandi@house.example');
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('on its last day an offer can be accepted, and the response has a reference', async () => {
  const { sent } = openOn(2026, 11, 16, { ok: true, value: { reference: 'BK-7Q4M-2XKD' } } as Answer);
  expect(screen.getByText(/Valid until/)).toHaveTextContent('Valid until 16 November 2026');
  expect(screen.getByLabelText('Date')).toHaveValue('2026-11-16');
  await sign();
  await press('Accept the offer');
  expect(await screen.findByRole('heading', { name: 'Accepted, and we have it' })).toHaveFocus();
  expect(screen.getByText('BK-7Q4M-2XKD')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    kind: 'offer-answer',
    system: blackbrick.quote.number,
    property: blackbrick.hotel,
    message: expect.stringMatching(/^Accepts.*General manager.*2026-11-16$/s),
  });
});

test('of two decisions before the first was sent only the first counts', async () => {
  const { sent } = openOn(2026, 11, 16);
  await sign();
  await act(async () => {
    screen.getByRole('button', { name: 'Accept the offer' }).click();
    screen.getByRole('button', { name: 'Decline' }).click();
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body.message).toMatch(/^Accepts/);
});

test('it can be declined', async () => {
  const { sent } = openOn(2026, 11, 16, { ok: true, value: { reference: 'BK-7Q4M-2XKD' } } as Answer);
  await sign();
  await press('Decline');
  expect(await screen.findByRole('heading', { name: 'Declined, and we have it' })).toBeVisible();
  expect(sent[0]?.body.message).toMatch(/^Declines/);
});

test('missing fields are named, the first has the focus, and nothing is sent', async () => {
  const { sent } = openOn(2026, 11, 16);
  await press('Accept the offer');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Role')).toHaveAccessibleDescription(/Tell us your role/);
  expect(sent).toEqual([]);
});

test('after a failure everything is still there, also on another page, and a repeat is not a second answer', async () => {
  const { sent, unmount } = openOn(2026, 11, 16, failed, failed);
  await sign();
  await press('Accept the offer');
  expect(await screen.findByText('It could not be sent')).toBeVisible();
  await press('Accept the offer');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  unmount();
  openOn(2026, 11, 16);
  expect(screen.getByLabelText('Name')).toHaveValue('Thandi');
});

test('the day after, it is read-only', () => {
  openOn(2026, 11, 17);
  expect(screen.getByText(/Expired on/)).toHaveTextContent('Expired on 16 November 2026');
  expect(screen.getByText('This offer has expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
});
