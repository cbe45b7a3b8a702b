import { type NotificationSettings as Settings, USUAL_CHOICES } from '@bellkey/shared/api';
import type { DeviceState, PushOnDevice } from '@bellkey/shared/push-on-device';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { NotificationSettings } from './notification-settings.tsx';

const phone = {
  id: 'phone',
  label: 'Chrome on Android',
  endpoint: 'https://push.example/phone',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSentAt: null,
};
const here = {
  endpoint: 'https://push.example/here',
  keys: { p256dh: 'p', auth: 'a' },
  label: 'Firefox on Linux',
};

/** The section in a browser whose user answers the permission prompt with `says`, at an API that stores settings. */
function open(state: DeviceState, { says = true, change = {} as Partial<Settings> } = {}) {
  let device = state;
  const settings: Settings = {
    push: { publicKey: 'the-key' },
    email: null,
    devices: [phone],
    choices: USUAL_CHOICES,
    quietHours: null,
    kinds: ['alarm', 'request'],
    ...change,
  };
  const browser: PushOnDevice = {
    state: async () => device,
    async turnOn() {
      device = says ? { status: 'on', endpoint: here.endpoint } : { status: 'denied' };
      return says ? here : null;
    },
    async turnOff() {
      device = { status: 'off' };
    },
  };
  const { api, calls } = fakeApi({
    'GET /api/staff/notifications': () => ({ ok: true, value: { ...settings } }),
    'PUT /api/staff/notifications': ({ body }) => ({
      ok: true,
      value: {
        ...body,
        choices: { ...body.choices, mention: body.choices.mention ?? USUAL_CHOICES.mention },
      },
    }),
    'POST /api/staff/notifications/devices': ({ body }) => {
      const added = { ...phone, id: 'here', label: body.label, endpoint: body.endpoint };
      settings.devices = [...settings.devices, added];
      return { ok: true, value: added };
    },
    'DELETE /api/staff/notifications/devices/{id}': ({ params }) => {
      settings.devices = settings.devices.filter(({ id }) => id !== params.id);
      return { ok: true, value: undefined };
    },
    'POST /api/staff/notifications/test': () => ({ ok: false, error: problemFixture('rate-limited', 429) }),
  });
  render(
    <TestShell services={shellServices({ api })}>
      <NotificationSettings propertyId="aurora" browser={browser} />
    </TestShell>,
  );
  const writes = () =>
    calls.filter(({ key }) => !key.startsWith('GET')).map(({ key, input }) => ({ key, input }));
  return { writes };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('push is turned on after a press, and the list shows this device', async () => {
  const { writes } = open({ status: 'off' });
  expect(await screen.findByRole('list', { name: 'Devices with push' })).not.toHaveTextContent('this device');
  await press('Turn on push on this device');
  expect(await screen.findByText('Firefox on Linux (this device)')).toBeVisible();
  expect(writes()).toMatchObject([{ input: { body: here } }]);
  await press('Turn push off on Firefox on Linux, this device');
  expect(await screen.findByRole('button', { name: 'Turn on push on this device' })).toBeVisible();
  expect(screen.queryByText(/Firefox/)).toBeNull();
});

test('a person who denies permission reads how to change it, and nothing is sent', async () => {
  const { writes } = open({ status: 'off' }, { says: false });
  await press('Turn on push on this device');
  expect(await screen.findByText('Push is blocked on this device')).toBeVisible();
  expect(writes()).toEqual([]);
});

test.each([
  ['unsupported', /has no push messages/],
  ['install-first', /Add to Home Screen/],
] as const)('a browser with push %s says so', async (status, text) => {
  open({ status });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on push on this device' })).toBeNull();
});

test('each kind is set separately, alarms stay pushed, and without an address there is no e-mail', async () => {
  const { writes } = open({ status: 'off' });
  expect(await screen.findByRole('checkbox', { name: /^Push: Alarm/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /^E-mail: New request/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Push: New request/ }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Push: New request/ })).not.toBeChecked());
  expect(writes()).toMatchObject([
    { input: { body: { choices: { alarm: { push: true }, request: { push: false, sound: true } } } } },
  ]);
});

test('quiet hours are set, shown and removed', async () => {
  const { writes } = open({ status: 'off' });
  await press('Set quiet hours');
  expect(await screen.findByText(/Quiet from 22:00 until 07:00/)).toBeVisible();
  await press('No quiet hours');
  expect(await screen.findByText(/^No quiet hours\. /)).toBeVisible();
  expect(writes().map(({ input }) => (input as { body: object }).body)).toMatchObject([
    { quietHours: { from: '22:00', until: '07:00' } },
    { quietHours: null },
  ]);
});

test('a refused test says why', async () => {
  open({ status: 'off' });
  await press('Send me a test');
  expect(await screen.findByText('That was not done')).toBeVisible();
});
