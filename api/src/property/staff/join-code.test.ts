import { describe, expect, test } from '@jest/globals';
import { apply, joinCodeOf, newPeer, newUid } from '../../testing/scenes/registration-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { WRONG_CODE_WINDOW_MS, WRONG_CODES_ALLOWED } from '../places/wrong-code-limit.ts';

describe.each(testDatabases)('Join codes on %s', (_, create) => {
  const stage = useTestApi(create);

  test('the code resolves to its property, however it is typed', async () => {
    const hotel = await stage.newHotel();
    const code = await joinCodeOf(stage, hotel);
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    const found = await stage.api.call('POST /api/staff/join-code/resolve', { body: { joinCode: typed } });
    expect(found.body.property.id).toBe(hotel.id);
    expect(found.body.departments.map(({ key }: { key: string }) => key).sort()).toEqual([
      'front-desk',
      'housekeeping',
      'maintenance',
    ]);
  });

  test('a replaced code opens nothing', async () => {
    const hotel = await stage.newHotel();
    const old = await joinCodeOf(stage, hotel);
    const fresh = await stage.api.staff(hotel, 'manager').call('POST /api/staff/join-code/rotate');
    expect(fresh.body.code).not.toBe(old);
    expect(await joinCodeOf(stage, hotel)).toBe(fresh.body.code);
    expect((await apply(stage, newUid(), old, {}, newPeer())).body.code).toBe('unknown-join-code');
    expect((await apply(stage, newUid(), fresh.body.code)).body.state).toBe('pending');
  });

  test('wrong codes all look the same, and after five of them a right one has to wait too', async () => {
    const hotel = await stage.newHotel();
    const right = await joinCodeOf(stage, hotel);
    const peer = newPeer();
    const uid = newUid();
    const invalid = ['nonsense', '00000000', 'AAAAAAAAAAAAAAAAAAAAAA', 'ZZZZ-ZZZZ', '12345678'];
    expect(invalid).toHaveLength(WRONG_CODES_ALLOWED);
    const answers = [];
    for (const code of invalid) answers.push((await apply(stage, uid, code, {}, peer)).body);
    expect(new Set(answers.map(({ code, detail }) => `${code} ${detail}`)).size).toBe(1);
    expect((await apply(stage, uid, right, {}, peer)).body.code).toBe('rate-limited');
    expect((await apply(stage, uid, right, {}, newPeer())).body.code).toBe('rate-limited');
    const check = await stage.api.call('POST /api/staff/join-code/resolve', {
      body: { joinCode: right },
      peer,
    });
    expect(check.body.code).toBe('rate-limited');
    stage.api.clock.skip(WRONG_CODE_WINDOW_MS + 1);
    expect((await apply(stage, uid, right, {}, peer)).body.state).toBe('pending');
  });
});
