import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { isNull } from 'drizzle-orm';
import { guestSessions } from '../../platform/database/schema/conversation-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { AT_ONCE, useManyCallers } from '../../testing/scenes/many-callers.ts';
import type { Answer } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';

/** Each with other timing, as the database decides who comes first. */
const ROUNDS = 5;

describe.each(testDatabases)('Codes that end while guests scan them on %s', (name, create) => {
  const { stage, apiOf } = useManyCallers(name, create);

  /** Forty scans in waves, and the end of the code amid them; returns the scans' answers. */
  async function scanAround(code: string, endCode: () => Promise<Answer>): Promise<Answer[]> {
    const scans: Array<Promise<Answer>> = [];
    let ended: Promise<Answer> | undefined;
    for (let index = 0; index < AT_ONCE; index += 1) {
      if (index === AT_ONCE / 2) ended = endCode();
      const peer = `203.0.113.${index}`;
      scans.push(apiOf(index).call('POST /api/guest/session', { body: { code }, peer }));
      if (index % 4 === 3) await sleep(1);
    }
    expect((await ended)?.status).toBeLessThan(300);
    return Promise.all(scans);
  }

  async function scene() {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const { places } = (await manager.call('GET /api/staff/places')).body;
    const { id } = places.find(({ kind }: { kind: string }) => kind === 'room');
    const issue = () => manager.call('POST /api/staff/codes', { body: { placeIds: [id] } });
    const revoke = () => manager.call(`POST /api/staff/places/${id}/code/end`);
    const openSessions = () =>
      stage.api.api.store.inProperty(hotel.id, async (scope) =>
        done(
          await scope.db
            .select({ code: guestSessions.qrCodeId })
            .from(guestSessions)
            .where(scope.own(guestSessions, isNull(guestSessions.endedAt))),
        ),
      );
    return { issue, revoke, openSessions };
  }

  test.each(['issue', 'revoke'] as const)(
    '%s: no session of the old code is left, whenever its scan came',
    async (way) => {
      const place = await scene();
      for (let round = 0; round < ROUNDS; round += 1) {
        const { code } = (await place.issue()).body.codes[0];
        const answers = await scanAround(code, place[way]);
        expect(await place.openSessions()).toEqual({ ok: true, value: [] });
        for (const answer of answers.filter(({ status }) => status === 201)) {
          const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
          expect((await stage.api.call('GET /api/guest/session', { cookie })).body.code).toBe(
            'session-expired',
          );
        }
        expect(new Set(answers.map(({ status, body }) => body.code ?? status))).toContain(201);
      }
    },
  );

  test('two members of staff replace a code at once: only the sessions of the last one may be open', async () => {
    const place = await scene();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { code } = (await place.issue()).body.codes[0];
      await scanAround(code, async () => {
        const [first, second] = await Promise.all([place.issue(), place.issue()]);
        expect(first.status).toBe(second.status);
        return first;
      });
      expect(await place.openSessions()).toEqual({ ok: true, value: [] });
    }
  });
});
