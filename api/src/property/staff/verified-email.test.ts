import { describe, expect, test } from '@jest/globals';
import { apply, decide, joinCodeOf, membershipsOf, newUid } from '../../testing/scenes/registration-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { UNVERIFIED_FRESH_MS } from './account.ts';

describe.each(testDatabases)('The e-mail of a person who joins, on %s', (_, create) => {
  const stage = useTestApi(create);

  test('no one is approved before their e-mail is verified, and the stream reports when it is', async () => {
    const hotel = await stage.newHotel();
    const uid = `unverified-${newUid()}`;
    const { body } = await apply(stage, uid, await joinCodeOf(stage, hotel));
    const manager = stage.api.staff(hotel, 'manager');
    const listed = async () => (await manager.call('GET /api/staff/registrations')).body.registrations.at(-1);
    expect(await listed()).toMatchObject({ id: body.id, emailVerified: false });
    const refusal = await decide(stage, hotel, body.id, { decision: 'approve' });
    expect([refusal.status, refusal.body.code]).toEqual([403, 'email-not-verified']);
    expect(await membershipsOf(stage, uid)).toMatchObject([{ state: 'pending' }]);

    // The link is opened on another device: loading the manager's list detects it.
    const stream = await manager.listen();
    stage.api.accounts.changed.set(uid, { disabled: false, emailVerified: true, validSince: null });
    stage.api.clock.skip(UNVERIFIED_FRESH_MS + 1);
    await listed();
    await stream.until((e) => e.type === 'membership.updated' && e.membershipId === body.id);
    expect(await listed()).toMatchObject({ emailVerified: true });
    expect((await decide(stage, hotel, body.id, { decision: 'approve' })).body.state).toBe('approved');
    await stream.close();
  });

  test('a person who verifies their e-mail and looks again can be approved; declining needs no e-mail', async () => {
    const hotel = await stage.newHotel();
    const joinCode = await joinCodeOf(stage, hotel);
    const [uid, other] = [`unverified-${newUid()}`, `unverified-${newUid()}`];
    const { id } = (await apply(stage, uid, joinCode)).body;
    stage.api.accounts.changed.set(uid, { disabled: false, emailVerified: true, validSince: null });
    stage.api.clock.skip(UNVERIFIED_FRESH_MS + 1);
    await membershipsOf(stage, uid);
    expect((await decide(stage, hotel, id, { decision: 'approve' })).body.state).toBe('approved');
    const second = (await apply(stage, other, joinCode)).body.id;
    const declined = await decide(stage, hotel, second, { decision: 'reject', reason: 'Who are you?' });
    expect(declined.body).toMatchObject({ state: 'rejected', emailVerified: false });
  });
});
