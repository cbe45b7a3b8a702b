import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type Stage, useTestApi } from '../../testing/use-test-api.ts';

/** A guest of a new hotel who asked housekeeping for towels and maintenance for the TV. */
async function busyHotel(stage: Stage) {
  const hotel = await stage.newHotel();
  const guest = await stage.api.guest(hotel.codes.room.code);
  const manager = stage.api.staff(hotel, 'manager');
  const events = await manager.listen(0);
  const ids: Record<string, string> = {};
  for (const service of ['towels', 'tv', 'lateCheckout']) {
    await guest.say(`ask for ${service}`);
    const created = await events.until((e) => e.type === 'request.created' && e.request.service === service);
    if (created.type === 'request.created') ids[service] = created.request.id;
  }
  await events.close();
  return { hotel, guest, ids };
}

describe.each(testDatabases)('Roles on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150 });
  const services = (body: { requests: Array<{ service: string }> }) =>
    body.requests.map(({ service }) => service).sort();

  test('department staff see and change their departments’ requests, and no conversation', async () => {
    const { hotel, guest, ids } = await busyHotel(stage);
    const housekeeper = stage.api.staff(hotel, 'housekeeper');
    expect(services((await housekeeper.call('GET /api/staff/requests')).body)).toEqual(['towels']);
    const move = (id = '') =>
      housekeeper.call(`POST /api/staff/requests/${id}/transition`, { body: { to: 'acknowledged' } });
    expect((await move(ids.towels)).status).toBe(200);
    const foreign = await move(ids.tv);
    const unknown = await move('nothing');
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    for (const path of [
      'GET /api/staff/conversations',
      `GET /api/staff/conversations/${guest.conversationId}`,
    ]) {
      expect((await housekeeper.call(path)).body.code).toBe('forbidden');
    }
    const stream = await stage.api.staff(hotel, 'mechanic').listen(0);
    await stream.until((e) => e.type === 'request.created' && e.request.service === 'tv');
    await stream.when(() => stream.text.includes(': still here'), 'heartbeat');
    expect(new Set(stream.types)).toEqual(new Set(['request.created']));
    expect(stream.received).toHaveLength(1);
    await stream.close();
  });

  test('agents and managers see all; only managers approve', async () => {
    const { hotel, ids } = await busyHotel(stage);
    const agent = stage.api.staff(hotel, 'agent');
    expect(services((await agent.call('GET /api/staff/requests')).body)).toEqual([
      'lateCheckout',
      'towels',
      'tv',
    ]);
    const path = `POST /api/staff/requests/${ids.lateCheckout}/transition`;
    expect((await agent.call(path, { body: { to: 'acknowledged' } })).body.code).toBe('forbidden');
    const approved = await stage.api.staff(hotel, 'manager').call(path, { body: { to: 'acknowledged' } });
    expect(approved.body.state).toBe('acknowledged');
  });

  test.each(['pending', 'developer'] as const)('%s: no guest data is readable', async (who) => {
    const { hotel, guest } = await busyHotel(stage);
    const person = stage.api.staff(hotel, who);
    for (const path of [
      'GET /api/staff/requests',
      'GET /api/staff/conversations',
      `GET /api/staff/conversations/${guest.conversationId}`,
    ]) {
      expect((await person.call(path)).body.code).toBe('forbidden');
    }
    await expect(person.listen(0)).rejects.toThrow('403');
  });

  test('everyone who is signed in may ask who they are, and gets the state of their membership', async () => {
    const hotel = await stage.newHotel();
    const me = await stage.api.call('GET /api/staff/me', { token: hotel.uids.pending });
    expect(me.body.memberships).toMatchObject([
      { role: 'manager', state: 'pending', property: { id: hotel.id } },
    ]);
    const stranger = await stage.api.call('GET /api/staff/me', { token: 'stranger' });
    expect(stranger.body.memberships).toEqual([]);
  });

  test('a revoked membership is gone with the next call, and its stream ends', async () => {
    const hotel: SmallHotel = await stage.newHotel();
    const agent = stage.api.staff(hotel, 'agent');
    const stream = await agent.listen(0);
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const who = scope.own(staffMembers, eq(staffMembers.id, 'agent'));
      await scope.db.update(staffMembers).set({ state: 'suspended' }).where(who);
      return done(undefined);
    });
    expect((await agent.call('GET /api/staff/requests')).body.code).toBe('forbidden');
    await stream.untilEnded();
  });

  test('a stream ends when its token expires', async () => {
    const hotel = await stage.newHotel();
    const { EventReader } = await import('../../testing/event-reader.ts');
    const stream = new EventReader(
      await stage.api.open(`/api/staff/events?property=${hotel.id}`, {
        authorization: `Bearer ${hotel.uids.agent}~200`,
      }),
    );
    await stream.untilEnded();
  });

  test('declining shows the guest the reason; a guest’s cancellation needs none', async () => {
    const { hotel, guest, ids } = await busyHotel(stage);
    const events = await guest.listen();
    await stage.api.staff(hotel, 'manager').call(`POST /api/staff/requests/${ids.lateCheckout}/transition`, {
      body: { to: 'declined', reason: 'The house is full tomorrow.' },
    });
    const told = await events.until(
      (e) => e.type === 'message.created' && e.message.sender.kind === 'system',
    );
    expect(told).toMatchObject({ message: { body: expect.stringContaining('The house is full tomorrow.') } });
    const cancelled = await guest.call(`POST /api/guest/requests/${ids.towels}/cancel`);
    expect(cancelled.body.state).toBe('cancelled');
    const { body } = await guest.call('GET /api/guest/conversation');
    expect(
      body.messages.filter((m: { sender: { kind: string } }) => m.sender.kind === 'system'),
    ).toHaveLength(1);
    await events.close();
  });
});
