import { describe, expect, test } from '@jest/globals';
import { EventReader } from '../../../testing/event-reader.ts';
import { bodyFor } from '../../../testing/operation-bodies.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const changed = { fullName: 'Marta Nunes', phone: '+351910000000', languages: ['pt', 'en', 'pt'] };

describe.each(testDatabases)('The own profile on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 100 });

  test('is changed only by the person, seen by colleagues at once, and recorded', async () => {
    const hotel = await stage.newHotel();
    const agent = stage.api.staff(hotel, 'agent');
    const manager = stage.api.staff(hotel, 'manager');
    const events = await stage.api.staff(hotel, 'mechanic').listen(0);
    const nameOf = async () =>
      (await manager.call('GET /api/staff/colleagues')).body.colleagues.find(
        ({ id }: { id: string }) => id === 'agent',
      ).name;
    expect(await nameOf()).toContain('agent');
    const { body } = await agent.call('PUT /api/staff/profile', { body: changed });
    expect(body).toMatchObject({ ...changed, languages: ['pt', 'en'], name: 'Marta' });
    expect(await nameOf()).toBe('Marta');
    await events.until((event) => event.type === 'membership.updated' && event.membershipId === 'agent');
    await events.close();
    expect((await agent.call('GET /api/staff/profile')).body).toEqual(body);
    expect(body.changes[0]).toMatchObject({ by: 'Marta', reason: 'Changed their own profile.' });
    const team = await manager.call('GET /api/staff/team');
    expect(team.body.changes[0]).toMatchObject({ memberId: 'agent', by: 'Marta' });
  });

  test.each([
    ['a name with a line break', { ...changed, fullName: 'Marta\nNunes' }],
    ['a name of one letter', { ...changed, fullName: 'M' }],
    ['a telephone number without the country', { ...changed, phone: '910000000' }],
    ['a language that is none', { ...changed, languages: ['Portuguese'] }],
  ])('%s is refused', async (_case, body) => {
    const hotel = await stage.newHotel();
    const answer = await stage.api.staff(hotel, 'agent').call('PUT /api/staff/profile', { body });
    expect(answer.body.code).toBe('bad-input');
  });

  test('ends all sessions: calls are refused and streams closed within a minute, for this person only', async () => {
    const hotel = await stage.newHotel();
    const uid = hotel.uids.agent;
    const at = stage.api.clock.now().getTime() - 60_000;
    const earlier = `${uid}/${at}`;
    const requests = `GET /api/staff/requests?property=${hotel.id}`;
    expect((await stage.api.call(requests, { token: earlier })).status).toBe(200);
    const stream = new EventReader(
      await stage.api.open(`/api/staff/events?property=${hotel.id}`, { authorization: `Bearer ${earlier}` }),
    );
    const out = await stage.api.call('POST /api/staff/sign-out-everywhere', { token: earlier });
    expect(out.status).toBe(204);
    stage.api.clock.skip(60_000 - 15_000);
    await stream.untilEnded();
    expect((await stage.api.call(requests, { token: earlier })).body.code).toBe('unauthenticated');
    expect((await stage.api.call(requests, { token: uid })).status).toBe(200);
    expect((await stage.api.call(requests, { token: `${hotel.uids.manager}/${at}` })).status).toBe(200);
  });

  test('ends push on the person’s devices, and on no one else’s', async () => {
    const hotel = await stage.newHotel();
    const devicesOf = async (who: 'agent' | 'manager') =>
      (await stage.api.staff(hotel, who).call('GET /api/staff/notifications')).body.devices;
    for (const who of ['agent', 'manager'] as const)
      await stage.api.staff(hotel, who).call('POST /api/staff/notifications/devices', {
        body: bodyFor('POST /api/staff/notifications/devices', hotel),
      });
    const at = stage.api.clock.now().getTime() - 60_000;
    const out = await stage.api.call('POST /api/staff/sign-out-everywhere', {
      token: `${hotel.uids.agent}/${at}`,
    });
    expect(out.status).toBe(204);
    expect(await devicesOf('agent')).toEqual([]);
    expect(await devicesOf('manager')).toHaveLength(1);
  });

  test('reports that nothing was ended while the provider does not respond, and is limited', async () => {
    const hotel = await stage.newHotel();
    const agent = stage.api.staff(hotel, 'agent');
    const token = hotel.uids.agent;
    await agent.call('GET /api/staff/requests');
    stage.api.accounts.away = true;
    const answers: string[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const answer = await stage.api.call('POST /api/staff/sign-out-everywhere', { token });
      answers.push(answer.body.code);
    }
    stage.api.accounts.away = false;
    expect(new Set(answers)).toEqual(new Set(['sign-out-not-possible', 'too-many-requests']));
    expect(answers.at(-1)).toBe('too-many-requests');
  });
});
