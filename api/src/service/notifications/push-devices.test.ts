import { describe, expect, test } from '@jest/globals';
import { useNotifyingApi } from '../../testing/receivers/use-notifying-api.ts';
import { quiet } from '../../testing/scenes/clock-scene.ts';
import { notificationScene } from '../../testing/scenes/notification-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { startNotifying } from './start-notifying.ts';

describe.each(testDatabases)('Push messages on %s', (_, create) => {
  const stage = useNotifyingApi(create);

  test('a person viewing the staff app gets no push, and gets it again once the page is hidden', async () => {
    const scene = await notificationScene(stage);
    const phone = await scene.device('housekeeper');
    const look = (tab: string, visible: boolean) =>
      scene.staff('housekeeper').call('PUT /api/staff/notifications/attention', { body: { tab, visible } });
    expect((await look('desk', true)).status).toBe(204);
    await look('phone', true);
    await look('phone', false);
    await scene.clocks.ask('towels');
    await scene.notify();
    expect(phone.got).toEqual([]);
    await look('desk', false);
    stage.api.clock.skip(1);
    await scene.clocks.ask('pillows');
    await scene.notify();
    expect(phone.got).toHaveLength(1);
  });

  test('a push service’s 410 removes the device, and 429 and 500 are tried again after the time they ask for', async () => {
    const scene = await notificationScene(stage);
    const [gone, busy, faulty] = [
      await scene.device('housekeeper'),
      await scene.device('housekeeper'),
      await scene.device('housekeeper'),
    ];
    gone.answers(410);
    busy.answers(429, '120');
    faulty.answers(500);
    await scene.clocks.ask('towels');
    await scene.notify();
    expect([gone.asked(), busy.asked(), faulty.asked()]).toEqual([1, 1, 1]);
    busy.answers(201);
    faulty.answers(201);
    stage.api.clock.skip(60_000);
    await scene.notify();
    expect([busy.got.length, faulty.got.length]).toEqual([0, 1]);
    stage.api.clock.skip(61_000);
    await scene.notify();
    expect([gone.asked(), busy.got.length, faulty.got.length]).toEqual([1, 1, 1]);
    const { body } = await scene.staff('housekeeper').call('GET /api/staff/notifications');
    expect(body.devices.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
      busy.endpoint,
      faulty.endpoint,
    ]);
  });

  test('a suspended person gets nothing from that moment, not even what was in transit', async () => {
    const scene = await notificationScene(stage);
    const phone = await scene.device('housekeeper');
    await scene.clocks.ask('towels');
    await scene.derive();
    const suspended = await scene
      .staff('manager')
      .call('POST /api/staff/team/housekeeper/access', { body: { to: 'suspended' } });
    expect(suspended.status).toBe(200);
    await scene.send();
    await scene.clocks.ask('pillows');
    await scene.notify();
    expect(phone.asked()).toBe(0);
  });

  test('a device belongs to the last person who turned push on, ten are the most, and only its owner removes it', async () => {
    const scene = await notificationScene(stage);
    const shared = await scene.device('housekeeper');
    const body = { endpoint: shared.endpoint, keys: shared.keys, label: 'Firefox on Windows' };
    const taken = await scene.staff('mechanic').call('POST /api/staff/notifications/devices', { body });
    expect(taken.status).toBe(201);
    const remove = (who: 'housekeeper' | 'mechanic') =>
      scene.staff(who).call(`DELETE /api/staff/notifications/devices/${taken.body.id}`);
    await scene.clocks.ask('towels');
    await scene.notify();
    expect(shared.got).toEqual([]);
    expect((await remove('housekeeper')).status).toBe(404);
    expect((await remove('mechanic')).status).toBe(204);
    for (let count = 0; count < 10; count += 1) await scene.device('housekeeper');
    const full = await scene.staff('housekeeper').call('POST /api/staff/notifications/devices', { body });
    expect(full.body.code).toBe('settings-full');
    const inside = { ...body, endpoint: 'https://10.0.0.1/push' };
    const refusedAddress = await scene.staff('agent').call('POST /api/staff/notifications/devices', {
      body: { ...inside, endpoint: 'https://169.254.169.254/latest' },
    });
    expect(refusedAddress.body.fields).toHaveProperty('endpoint');
  });

  test('a running process sends by itself, and stops', async () => {
    const scene = await notificationScene(stage);
    const phone = await scene.device('housekeeper');
    const { store, receiverPorts } = stage.api.api;
    const stop = startNotifying(store, quiet, receiverPorts, {
      everyMs: 20,
      isListening: () => false,
      planMails: async () => undefined,
    });
    expect((await scene.staff('housekeeper').call('POST /api/staff/notifications/test')).body).toEqual({
      sent: 1,
    });
    const deadline = Date.now() + 60_000;
    while (phone.got.length === 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await stop();
    expect(phone.got).toMatchObject([{ kind: 'test', title: 'Test from Bellkey' }]);
  });
});
