import type { TeamMember } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

type Who = keyof SmallHotel['uids'];

describe.each(testDatabases)('The team on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 100 });

  const change = (hotel: SmallHotel, by: Who, id: string, role: string, departments: string[] = []) =>
    stage.api.staff(hotel, by).call(`PUT /api/staff/team/${id}`, { body: { role, departments } });
  const access = (hotel: SmallHotel, by: Who, id: string, to: string, reason?: string) =>
    stage.api.staff(hotel, by).call(`POST /api/staff/team/${id}/access`, { body: { to, reason } });
  const members = async (hotel: SmallHotel, by: Who = 'manager'): Promise<TeamMember[]> =>
    (await stage.api.staff(hotel, by).call('GET /api/staff/team')).body.members;

  test('is listed with roles, departments and when each was last seen', async () => {
    const hotel = await stage.newHotel();
    await stage.api.staff(hotel, 'agent').call('GET /api/staff/requests');
    const team = await members(hotel);
    expect(team.map(({ id, role, changeable }) => [id, role, changeable])).toEqual([
      ['agent', 'agent', true],
      ['developer', 'developer', false],
      ['housekeeper', 'staff', true],
      ['manager', 'manager', false],
      ['mechanic', 'staff', true],
      ['owner', 'owner', false],
    ]);
    const seen = Object.fromEntries(team.map(({ id, lastSeenAt }) => [id, lastSeenAt !== null]));
    expect(seen).toMatchObject({ agent: true, housekeeper: false });
    const ofOwner = await members(hotel, 'owner');
    expect(ofOwner.filter(({ changeable }) => !changeable).map(({ id }) => id)).toEqual(['owner']);
  });

  test('a suspended person is refused with the next call, and their stream ends; restored, they are back', async () => {
    const hotel = await stage.newHotel();
    const agent = stage.api.staff(hotel, 'agent');
    const stream = await agent.listen(0);
    expect((await access(hotel, 'manager', 'agent', 'suspended', 'Leave until May.')).body).toEqual({
      id: 'agent',
      state: 'suspended',
    });
    expect((await agent.call('GET /api/staff/requests')).body.code).toBe('forbidden');
    await stream.untilEnded();
    await access(hotel, 'manager', 'agent', 'approved');
    expect((await agent.call('GET /api/staff/requests')).status).toBe(200);
    const { body } = await stage.api.staff(hotel, 'manager').call('GET /api/staff/team');
    expect(body.changes).toMatchObject([
      { memberId: 'agent', state: 'approved', role: 'agent', reason: null },
      {
        memberId: 'agent',
        state: 'suspended',
        by: expect.stringContaining('manager'),
        reason: 'Leave until May.',
      },
    ]);
  });

  test('a new role and new departments apply from the next call and on the open stream', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    await guest.say('ask for towels 2');
    const mechanic = stage.api.staff(hotel, 'mechanic');
    const stream = await mechanic.listen(0);
    expect((await mechanic.call('GET /api/staff/requests')).body.requests).toEqual([]);
    expect((await change(hotel, 'manager', 'mechanic', 'staff', ['housekeeping'])).body).toMatchObject({
      departments: ['housekeeping'],
    });
    await stream.until((event) => event.type === 'membership.updated' && event.membershipId === 'mechanic');
    expect((await mechanic.call('GET /api/staff/requests')).body.requests).toHaveLength(1);
    await stream.when(() => stream.text.split(': still here').length > 3, 'heartbeats');
    await stage.api.staff(hotel, 'agent').call('POST /api/staff/requests', {
      body: { service: 'pillows', placeId: 'room-205' },
    });
    await stream.until((event) => event.type === 'request.created' && event.request.service === 'pillows');
    await stream.close();
    await change(hotel, 'manager', 'mechanic', 'agent');
    expect((await mechanic.call('GET /api/staff/conversations')).status).toBe(200);
    expect((await change(hotel, 'manager', 'mechanic', 'staff', ['garden'])).body.code).toBe(
      'unknown-department',
    );
  });

  test('no one changes themselves, nor a role above their own, nor gives one', async () => {
    const hotel = await stage.newHotel();
    const refusals = await Promise.all([
      change(hotel, 'manager', 'manager', 'staff'),
      access(hotel, 'manager', 'manager', 'suspended'),
      change(hotel, 'manager', 'owner', 'manager'),
      access(hotel, 'manager', 'owner', 'removed'),
      access(hotel, 'manager', 'developer', 'removed'),
      change(hotel, 'manager', 'agent', 'owner'),
    ]);
    expect(refusals.map(({ body }) => body.code)).toEqual(Array.from({ length: 6 }, () => 'forbidden'));
    expect((await access(hotel, 'manager', 'pending', 'approved')).status).toBe(404);
    expect((await access(hotel, 'owner', 'developer', 'removed')).status).toBe(200);
  });

  test('of two managers who remove each other in the same second one stays', async () => {
    const hotel = await stage.newHotel();
    await change(hotel, 'owner', 'agent', 'owner');
    const answers = await Promise.all([
      access(hotel, 'owner', 'agent', 'removed'),
      access(hotel, 'agent', 'owner', 'removed'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('a removed person sees the reason, is not listed, and may ask again', async () => {
    const hotel = await stage.newHotel();
    await access(hotel, 'manager', 'housekeeper', 'removed', 'The season is over.');
    const { body } = await stage.api.call('GET /api/staff/me', { token: hotel.uids.housekeeper });
    expect(body.memberships).toMatchObject([{ state: 'rejected', reason: 'The season is over.' }]);
    expect((await members(hotel)).map(({ id }) => id)).not.toContain('housekeeper');
    expect((await access(hotel, 'manager', 'housekeeper', 'approved')).status).toBe(404);
  });

  test('a suspended member’s work waits for someone else: requests for anyone, guests for a person', async () => {
    const scene = await clockScene(stage);
    const { id } = await scene.ask('towels');
    await scene.move('agent', id, 'acknowledged');
    await scene.guest.say('hello');
    await scene.staff('agent').call(`POST /api/staff/conversations/${scene.guest.conversationId}/handler`, {
      body: { handler: 'me' },
    });
    await access(scene.hotel, 'manager', 'agent', 'suspended');
    const request = await scene.request(id);
    expect(request).toMatchObject({ state: 'acknowledged', assignee: null });
    expect(request.steps.at(-1)).toMatchObject({
      event: { kind: 'assigned', name: null },
      by: { name: expect.stringContaining('manager') },
    });
    const { body } = await scene
      .staff('manager')
      .call(`GET /api/staff/conversations/${scene.guest.conversationId}`);
    expect(body.conversation).toMatchObject({ state: 'awaiting_human', assignee: null });
    expect(body.conversation.waitingSince).not.toBeNull();
  });

  test('a member who moves to other departments keeps only what belongs to them', async () => {
    const scene = await clockScene(stage);
    const [towels, tv] = [await scene.ask('towels'), await scene.ask('tv')];
    await change(scene.hotel, 'manager', 'mechanic', 'staff', ['maintenance', 'housekeeping']);
    for (const { id } of [towels, tv]) await scene.move('mechanic', id, 'acknowledged');
    await change(scene.hotel, 'manager', 'mechanic', 'staff', ['maintenance']);
    expect((await scene.request(towels.id)).assignee).toBeNull();
    expect((await scene.request(tv.id)).assignee?.id).toBe('mechanic');
  });
});
