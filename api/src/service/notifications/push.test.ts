import { describe, expect, test } from '@jest/globals';
import { done } from '../../platform/outcome/outcome.ts';
import { ACCOUNT_FRESH_MS, ACCOUNT_STALE_MS } from '../../property/staff/account.ts';
import { useNotifyingApi } from '../../testing/receivers/use-notifying-api.ts';
import { notificationScene } from '../../testing/scenes/notification-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { claimDelivery } from './send/claim-delivery.ts';
import { PUSH_MAX_BYTES } from './send/send-push.ts';

describe.each(testDatabases)('Push messages on %s', (_, create) => {
  const stage = useNotifyingApi(create);

  test('a new request notifies those who may act on it, once on each of their devices', async () => {
    const scene = await notificationScene(stage);
    const [phone, tablet, mechanic] = [
      await scene.device('housekeeper'),
      await scene.device('housekeeper'),
      await scene.device('mechanic'),
    ];
    const { id } = await scene.clocks.ask('towels');
    await scene.notify();
    await scene.notify();
    expect(mechanic.got).toEqual([]);
    for (const { got } of [phone, tablet]) {
      expect(got).toMatchObject([
        {
          kind: 'request',
          title: 'New request',
          path: `/dashboard?property=${scene.hotel.id}&r=${id}`,
          tag: `request:${id}`,
          silent: false,
        },
      ]);
      expect(got[0].body.replaceAll(` ${scene.hotel.canary}`, '')).toMatch(
        /^Room 204 · Towels · due 14:\d\d$/,
      );
      expect(Buffer.byteLength(JSON.stringify(got[0]))).toBeLessThan(PUSH_MAX_BYTES);
    }
  });

  test('several processes at once, and one again after them, send each message once', async () => {
    const scene = await notificationScene(stage);
    const phone = await scene.device('housekeeper');
    for (let count = 0; count < 4; count += 1) await scene.clocks.ask(count % 2 ? 'towels' : 'pillows');
    await Promise.all([scene.notify(), scene.notify(), scene.notify()]);
    await scene.notify();
    expect(phone.got).toHaveLength(4);
    expect(phone.asked()).toBe(4);
  });

  test('what a killed process had started to send is sent by another, when its lease expires', async () => {
    const scene = await notificationScene(stage);
    const phone = await scene.device('housekeeper');
    await scene.clocks.ask('towels');
    await scene.derive();
    const [delivery] = await scene.deliveries();
    await stage.api.api.store.inProperty(scene.hotel.id, async (scope) =>
      done(await claimDelivery(scope, delivery?.id ?? '')),
    );
    await scene.send();
    expect(phone.got).toEqual([]);
    stage.api.clock.skip(3 * 60_000);
    await scene.send();
    expect(phone.got).toHaveLength(1);
  });

  test('a request accepted in the meantime is not announced', async () => {
    const scene = await notificationScene(stage);
    const phone = await scene.device('housekeeper');
    const { id } = await scene.clocks.ask('towels');
    await scene.derive();
    await scene.clocks.move('manager', id, 'acknowledged');
    await scene.send();
    expect(phone.got).toEqual([]);
    expect(await scene.deliveries()).toMatchObject([{ state: 'dropped', reason: 'It is taken care of.' }]);
  });

  test('nothing is sent to a person whose account is disabled, and everything while the provider is away', async () => {
    const scene = await notificationScene(stage);
    const phone = await scene.device('housekeeper');
    const account = { disabled: true, emailVerified: true, validSince: null };
    stage.api.accounts.changed.set(scene.hotel.uids.housekeeper, account);
    stage.api.clock.skip(ACCOUNT_FRESH_MS + 1);
    await scene.clocks.ask('towels');
    await scene.notify();
    expect(phone.got).toEqual([]);
    expect(await scene.deliveries()).toMatchObject([
      { state: 'dropped', reason: 'Their account is disabled.' },
    ]);
    stage.api.accounts.changed.delete(scene.hotel.uids.housekeeper);
    stage.api.accounts.away = true;
    stage.api.clock.skip(ACCOUNT_STALE_MS + 1);
    await scene.clocks.ask('pillows');
    await scene.notify();
    stage.api.accounts.away = false;
    expect(phone.got).toHaveLength(1);
  });

  test('quiet hours and the choice of kinds hold back everything but alarms', async () => {
    const scene = await notificationScene(stage);
    const phone = await scene.device('housekeeper');
    const managerPhone = await scene.device('manager');
    await scene.choose('housekeeper', { quietHours: { from: '13:30', until: '07:00' } });
    await scene.clocks.ask('towels');
    await scene.notify();
    expect(phone.got).toEqual([]);
    await scene.guest.say('There is a fire in our bathroom, help');
    await scene.notify();
    for (const { got } of [phone, managerPhone]) {
      expect(got).toMatchObject([{ kind: 'alarm', title: 'Alarm' }]);
      expect(got[0].body).toContain('fire');
      expect(JSON.stringify(got)).not.toContain('bathroom');
    }
    // After more than a minute without anyone taking it, it is announced again.
    await scene.clocks.at(2);
    await scene.notify();
    expect(managerPhone.got.at(-1)).toMatchObject({ kind: 'alarm', title: 'Alarm: still no one has it' });
  });

  test('another danger after someone took the alarm notifies everyone again, them included', async () => {
    const scene = await notificationScene(stage);
    const phone = await scene.device('manager');
    await scene.guest.say('There is a fire in our bathroom');
    await scene.notify();
    const path = `/api/staff/conversations/${scene.guest.conversationId}/alarm`;
    expect((await scene.staff('manager').call(`POST ${path}`, { body: { to: 'taken' } })).status).toBe(200);
    await scene.clocks.at(5);
    await scene.notify();
    expect(phone.got).toHaveLength(1);
    await scene.guest.say('my wife is unconscious');
    await scene.notify();
    expect(phone.got).toMatchObject([
      { body: expect.stringContaining('fire') },
      { kind: 'alarm', title: 'Alarm', body: expect.stringContaining('medical') },
    ]);
  });

  test('an escalation notifies the people it reaches, an approval managers, an assignment the assignee', async () => {
    const scene = await notificationScene(stage);
    const [housekeeper, manager, owner] = [
      await scene.device('housekeeper'),
      await scene.device('manager'),
      await scene.device('owner'),
    ];
    const { id } = await scene.clocks.ask('towels');
    await scene.notify();
    await scene.clocks.at(5);
    await scene.notify();
    expect(housekeeper.got.map(({ kind }) => kind)).toEqual(['request', 'breach']);
    expect(housekeeper.got[1].title).toBe('Overdue · to the department');
    expect(manager.got).toEqual([]);
    await scene.clocks.at(30);
    await scene.notify();
    expect(manager.got.map(({ title }) => title)).toEqual(['Overdue · to the duty manager']);

    await scene.clocks.ask('lateCheckout');
    await scene.notify();
    expect(owner.got.at(-1)).toMatchObject({ kind: 'approval', silent: true });
    const before = housekeeper.got.length;
    stage.api.clock.skip(1000);
    const give = (to: string, from: string | null, who: 'manager' | 'housekeeper') =>
      scene.staff(who).call(`PUT /api/staff/requests/${id}/assignee`, { body: { to, from } });
    expect((await give('housekeeper', null, 'manager')).status).toBe(200);
    await scene.notify();
    expect(housekeeper.got.slice(before)).toMatchObject([{ kind: 'assigned', title: 'Given to you' }]);
  });

  test('a waiting guest notifies those who may chat, without any of the guest’s words', async () => {
    const scene = await notificationScene(stage);
    const [agent, housekeeper] = [await scene.device('agent'), await scene.device('housekeeper')];
    await scene.guest.call('POST /api/guest/handoff', { body: {} });
    await scene.notify();
    expect(housekeeper.got).toEqual([]);
    expect(agent.got).toMatchObject([
      { kind: 'waiting', path: expect.stringContaining(`c=${scene.guest.conversationId}`) },
    ]);
  });
});
