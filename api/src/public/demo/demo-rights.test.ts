import { type OperationKey, type OperationSpec, operations } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { leadForm, newProperty } from '../../testing/public-forms.ts';
import { demoScene } from '../../testing/scenes/demo-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('What a demo may reach on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150 });
  const { demo } = demoScene(stage);

  test('its guest uses a token next to the phone’s own session, and gets no cookie', async () => {
    const hotel = await stage.newHotel();
    const real = await stage.api.guest(hotel.codes.room.code);
    const visitor = await demo();
    const both = await stage.api.call('GET /api/guest/session', {
      cookie: real.cookie,
      headers: { 'x-demo-guest': visitor.guestToken },
    });
    expect(both.body.property.id).toBe(visitor.id);
    expect(both.headers.get('set-cookie')).toBeNull();
    expect((await real.call('GET /api/guest/session')).body.property.id).toBe(hotel.id);
  });

  test('a real guest’s token does not work in the demo header', async () => {
    const hotel = await stage.newHotel();
    const real = await stage.api.guest(hotel.codes.room.code);
    const answer = await stage.api.call('GET /api/guest/session', {
      headers: { 'x-demo-guest': real.cookie.split('=')[1] ?? '' },
    });
    expect(answer.body.code).toBe('no-session');
  });

  test('its staff token opens no other property, neither a hotel nor another demo', async () => {
    const [visitor, other] = [await demo(), await demo()];
    const hotel = await stage.newHotel();
    for (const property of [hotel.id, other.id, 'aurora', '']) {
      for (const path of ['requests', 'conversations', 'ai/mode']) {
        const answer = await stage.api.call(`GET /api/staff/${path}?property=${property}`, {
          token: visitor.staffToken,
        });
        expect(['forbidden', 'bad-input']).toContain(answer.body.code);
      }
      const stream = await stage.api.open(`/api/staff/events?property=${property}`, {
        authorization: `Bearer ${visitor.staffToken}`,
      });
      expect(stream.status).toBe(403);
    }
    const { memberships } = (await visitor.staff('GET /api/staff/me')).body;
    expect(memberships.map(({ property }: { property: { id: string } }) => property.id)).toEqual([
      visitor.id,
    ]);
  });

  test('its staff may do what the contract allows for demos, and nothing else', async () => {
    const visitor = await demo();
    const hotel = await stage.newHotel();
    const joinCode = (await stage.api.staff(hotel, 'manager').call('GET /api/staff/join-code')).body.code;
    const bodies: Partial<Record<OperationKey, unknown>> = {
      'POST /api/staff/properties': newProperty('from-demo'),
      'POST /api/staff/registrations': {
        fullName: 'A Visitor',
        joinCode,
        departments: ['housekeeping'],
        languages: [],
      },
      'POST /api/staff/codes': { placeIds: ['room-204'] },
      'POST /api/staff/registrations/{id}/decision': { decision: 'approve' },
      'POST /api/staff/leads/{id}/handled': { handled: true },
      'POST /api/leads': leadForm(),
    };
    const closed = (Object.entries(operations) as Array<[OperationKey, OperationSpec]>).filter(
      ([, spec]) => ['staff', 'identity', 'operator'].includes(spec.auth) && !spec.demo,
    );
    expect(closed.length).toBeGreaterThanOrEqual(9);
    for (const [key] of closed) {
      const answer = await visitor.staff(key.replace('{id}', 'any'), bodies[key]);
      expect([key, answer.body.code]).toEqual([key, 'forbidden']);
    }
    const pending = await stage.api.staff(hotel, 'manager').call('GET /api/staff/registrations');
    expect(JSON.stringify(pending.body)).not.toContain('A Visitor');
  });

  test('a demo is found neither at an address nor by a code', async () => {
    const visitor = await demo();
    expect((await stage.api.call(`GET /api/properties/at/${visitor.id}`)).status).toBe(404);
  });
});
