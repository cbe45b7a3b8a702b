import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { properties } from '../../../platform/database/schema/property-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { ACCOUNT_FRESH_MS } from '../../../property/staff/account.ts';
import { useNotifyingApi } from '../../../testing/receivers/use-notifying-api.ts';
import { notificationScene } from '../../../testing/scenes/notification-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { ACCEPT_WITHIN_MS } from './accept-notified.ts';

describe.each(testDatabases)('Accepting from a notification on %s', (_, create) => {
  const stage = useNotifyingApi(create);

  /** Towels are asked for, and the phone of someone of housekeeping shows it. */
  async function shown(who: 'housekeeper' | 'manager' = 'housekeeper') {
    const scene = await notificationScene(stage);
    const { store } = stage.api.api;
    await store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db
        .update(staffMembers)
        .set({ departments: ['housekeeping'] })
        .where(scope.own(staffMembers, eq(staffMembers.id, who)));
      return done(undefined);
    });
    const phone = await scene.device(who);
    const { id } = await scene.clocks.ask('towels');
    await scene.notify();
    const { accept } = phone.got.at(-1) as { accept: { property: string; notification: string } };
    // No sign-in: the device has nothing but the notification.
    const press = (body: object = accept) =>
      stage.api.call('POST /api/notifications/accept', { body: { ...accept, ...body } });
    return { scene, phone, id, accept, press };
  }

  test('the person on whose device it is has the request, and the guest sees it accepted', async () => {
    const { scene, id, press } = await shown();
    const { status, body } = await press();
    expect([status, body]).toEqual([
      200,
      { accepted: true, title: 'Accepted: you have it', body: expect.stringMatching(/^Room 204.* · Towels/) },
    ]);
    const request = await scene.clocks.request(id);
    expect(request).toMatchObject({ state: 'acknowledged', assignee: { id: 'housekeeper' } });
    expect(request.steps.at(-1)?.by).toMatchObject({ kind: 'staff' });
    const { body: conversation } = await scene.guest.call('GET /api/guest/conversation');
    expect(conversation.requests[0]).toMatchObject({ id, state: 'acknowledged' });
    expect((await press()).body).toMatchObject({ accepted: false, title: 'You have it already' });
    expect((await scene.clocks.request(id)).steps).toHaveLength(request.steps.length);
  });

  test('pressed twice at once it is accepted once', async () => {
    const { scene, id, press } = await shown();
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ body }) => body.title).sort()).toEqual([
      'Accepted: you have it',
      'You have it already',
    ]);
    const steps = (await scene.clocks.request(id)).steps.filter(({ state }) => state === 'acknowledged');
    expect(steps).toHaveLength(1);
  });

  test('a colleague who was first is named, and what is done is not accepted again', async () => {
    const { scene, id, press } = await shown();
    await scene.clocks.move('manager', id, 'acknowledged');
    expect((await press()).body).toMatchObject({
      accepted: false,
      title: expect.stringMatching(/was first$/),
    });
    await scene.clocks.move('manager', id, 'done');
    expect((await press()).body).toMatchObject({ accepted: false, title: 'Nothing to accept any more' });
    expect((await scene.clocks.request(id)).state).toBe('done');
  });

  test.each([
    ['an hour has passed', async () => stage.api.clock.skip(ACCEPT_WITHIN_MS + 1)],
    [
      'they were suspended',
      async ({ scene }: Shown) => {
        await scene.staff('manager').call('POST /api/staff/team/housekeeper/access', {
          body: { to: 'suspended', reason: 'Left.' },
        });
      },
    ],
    [
      'their account is disabled',
      async ({ scene }: Shown) => {
        const account = { disabled: true, emailVerified: true, validSince: null };
        stage.api.accounts.changed.set(scene.hotel.uids.housekeeper, account);
        stage.api.clock.skip(ACCOUNT_FRESH_MS + 1);
      },
    ],
    [
      'they turned push off',
      async ({ scene }: Shown) => {
        const { body } = await scene.staff('housekeeper').call('GET /api/staff/notifications');
        await scene
          .staff('housekeeper')
          .call(`DELETE /api/staff/notifications/devices/${body.devices[0].id}`);
      },
    ],
  ])('it is refused once %s', async (_case, happen) => {
    const all = await shown();
    await happen(all);
    const { status, body } = await all.press();
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  test('a manager of whom a second factor is required accepts in the app', async () => {
    const { scene, id, press } = await shown('manager');
    const { store } = stage.api.api;
    await store.inProperty(scene.hotel.id, async (scope) => {
      await scope.db
        .update(properties)
        .set({ secondFactorRequired: true })
        .where(eq(properties.id, scope.propertyId));
      return done(undefined);
    });
    expect((await press()).body).toMatchObject({ accepted: false, title: 'Open it to accept it' });
    // The manager can no longer read it without the second factor.
    const { body } = await scene.staff('agent').call('GET /api/staff/requests');
    expect(body.requests.find((one: { id: string }) => one.id === id)).toMatchObject({ state: 'new' });
  });

  test('an id that was not sent, and one of another property, are refused alike', async () => {
    const { scene, press, id } = await shown();
    const other = await stage.newHotel();
    for (const body of [{ notification: 'nothing' }, { property: other.id }, { property: 'nowhere' }])
      expect((await press(body)).body.code).toBe('not-found');
    expect((await scene.clocks.request(id)).state).toBe('new');
  });

  type Shown = Awaited<ReturnType<typeof shown>>;
});
