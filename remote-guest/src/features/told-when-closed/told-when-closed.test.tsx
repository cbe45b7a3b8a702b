import type { DeviceState, PushOnDevice } from '@bellkey/shared/push-on-device';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDurableStorage } from '../../durable-storage/durable-storage.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { ToldOffer } from './told-offer.tsx';
import { ToldSetting } from './told-setting.tsx';

const READ = 'GET /api/guest/notifications';
const ADD = 'POST /api/guest/notifications/devices';
const ENDPOINT = 'https://push.example/1';
const device = { id: 'device-1', endpoint: ENDPOINT };

beforeEach(() => localStorage.clear());

/** A browser whose user accepts or declines. */
function aBrowser(state: DeviceState = { status: 'off' }, saysYes = true): PushOnDevice & { asked: number } {
  let current = state;
  return {
    asked: 0,
    state: async () => current,
    async turnOn() {
      this.asked += 1;
      current = saysYes ? { status: 'on', endpoint: ENDPOINT } : { status: 'denied' };
      return saysYes
        ? { endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' }, label: 'Chrome' }
        : null;
    },
    turnOff: async () => undefined,
  };
}

/** An API that stores the browsers of the visit. */
function api(devices: (typeof device)[] = []) {
  const kept = [...devices];
  return new ApiDouble()
    .answerWith(READ, () => ({ ok: true, value: { publicKey: 'BK', devices: [...kept] } }))
    .answerWith(ADD, () => {
      kept.push(device);
      return { ok: true, value: device };
    })
    .answerWith('DELETE /api/guest/notifications/devices/{id}', () => {
      kept.length = 0;
      return { ok: true, value: undefined };
    });
}

function show(part: React.ReactNode, double: ApiDouble) {
  render(
    <TestShell at="/chat" services={shellServices({ api: double.client })}>
      {part}
    </TestShell>,
  );
  return userEvent.setup();
}

const offer = (push: PushOnDevice) => <ToldOffer storage={localDurableStorage()} language="en" push={push} />;

test('a guest who agrees is notified in this browser, and reads where to turn it off', async () => {
  const double = api();
  const push = aBrowser();
  const user = show(offer(push), double);
  await user.click(await screen.findByRole('button', { name: 'Yes, tell me' }));
  expect(await screen.findByText(/You can turn it off in your profile/)).toBeVisible();
  expect(double.of(ADD)).toMatchObject([
    { input: { body: { endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } } } },
  ]);
});

test('a guest who declines is not asked again on this device', async () => {
  const user = show(offer(aBrowser()), api());
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('button')).toBeNull();
  const double = api();
  show(offer(aBrowser()), double);
  await act(async () => undefined);
  expect(screen.queryByRole('button')).toBeNull();
  expect(double.of(READ)).toEqual([]);
});

test.each(['unsupported', 'denied', 'install-first'] as const)(
  'where the browser is %s, neither the guest nor the API is asked',
  async (status) => {
    const double = api();
    const push = aBrowser({ status });
    show(offer(push), double);
    await act(async () => undefined);
    expect(screen.queryByRole('button')).toBeNull();
    expect(double.calls).toEqual([]);
  },
);

test('when the API refuses, the offer stays with the reason', async () => {
  const double = api().refuse(ADD, 'unreachable', 0);
  const user = show(offer(aBrowser()), double);
  await user.click(await screen.findByRole('button', { name: 'Yes, tell me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
  expect(screen.getByRole('button', { name: 'Yes, tell me' })).toBeEnabled();
});

test('a browser that an earlier visit turned on is off for this one, and can be turned on and off', async () => {
  const double = api();
  const push = aBrowser({ status: 'on', endpoint: ENDPOINT });
  const user = show(<ToldSetting language="en" online push={push} />, double);
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(double.of('DELETE /api/guest/notifications/devices/{id}')).toMatchObject([
    { input: { params: { id: 'device-1' } } },
  ]);
});

test('a guest who blocked the browser’s notifications reads where to change that', async () => {
  show(<ToldSetting language="en" online push={aBrowser({ status: 'denied' })} />, api());
  expect(await screen.findByText(/You can change that in its settings/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
