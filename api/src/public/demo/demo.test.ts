import { describe, expect, test } from '@jest/globals';
import { demoScene, newPeer } from '../../testing/scenes/demo-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('The public demo on %s', (_, create) => {
  const stage = useTestApi(create, { heartbeatMs: 150 });
  const { start, demo } = demoScene(stage);

  test('the guest’s request appears on the board, is accepted there, and the guest sees it', async () => {
    const visitor = await demo();
    const board = await visitor.listen();
    await visitor.say('ask for pillows 2');
    const created = await board.until((e) => e.type === 'request.created' && e.request.service === 'pillows');
    if (created.type !== 'request.created') throw new Error('no request');
    const moved = await visitor.staff(`POST /api/staff/requests/${created.request.id}/transition`, {
      to: 'acknowledged',
    });
    expect(moved.body.state).toBe('acknowledged');
    const { body } = await visitor.guest('GET /api/guest/conversation');
    expect(body.requests).toMatchObject([{ id: created.request.id, state: 'acknowledged' }]);
    await board.close();
  });

  test('the board is not empty, and everyone on it is invented', async () => {
    const visitor = await demo();
    const { requests } = (await visitor.staff('GET /api/staff/requests')).body;
    expect(requests.map(({ place }: { place: { label: string } }) => place.label).sort()).toEqual([
      'Room 108',
      'Room 301',
      'Room 305',
    ]);
  });

  test('in the flats the guest is in Apartment 3B, and the others have asked for things too', async () => {
    const visitor = await demo('?house=flats');
    const { property, place } = (await visitor.guest('GET /api/guest/session')).body;
    expect([property.name, property.kind, place.label]).toEqual(['Casa Pomar', 'str', 'Apartment 3B']);
    const { requests } = (await visitor.staff('GET /api/staff/requests')).body;
    expect(
      requests.map((request: { place: { label: string }; department: { name: string } }) => [
        request.place.label,
        request.department.name,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Apartment 1A', 'Repairs'],
        ['Apartment 2B', 'Cleaning'],
      ]),
    );
  });

  test('a guest in a flat waits for the host: there is no reception', async () => {
    const visitor = await demo('?house=flats');
    expect((await visitor.guest('POST /api/guest/handoff')).status).toBe(200);
    const { messages } = (await visitor.guest('GET /api/guest/conversation')).body;
    expect(messages.at(-1).body).toContain('I have passed this to your host.');
  });

  test('an unknown property is refused, and none is created', async () => {
    const answer = await start(newPeer(), '?house=castle');
    expect([answer.status, answer.body.code]).toEqual([422, 'bad-input']);
  });

  test('with the assistant off, people answer; switched on again, it does', async () => {
    const visitor = await demo();
    expect((await visitor.staff('PUT /api/staff/ai/mode', { mode: 'off' })).body).toMatchObject({
      mode: 'off',
    });
    expect((await visitor.staff('GET /api/staff/ai/mode')).body).toMatchObject({ mode: 'off' });
    await visitor.staff('PUT /api/staff/ai/mode', { mode: 'auto' });
    expect((await visitor.staff('GET /api/staff/ai/mode')).body).toMatchObject({ mode: 'auto' });
  });

  test('one network may start a limited number an hour', async () => {
    const from = newPeer();
    for (let count = 0; count < 10; count += 1) expect((await start(from)).status).toBe(201);
    const refused = await start(from);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
