import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { quiet } from '../../../testing/scenes/clock-scene.ts';
import { hotelWithPast } from '../../../testing/scenes/past-scene.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { sendDue } from '../../notifications/send/send-due.ts';
import { createVapidKeys } from '../../notifications/send/vapid-keys.ts';
import { planWeeklyMails } from './plan-weekly-mails.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A minute before it goes out. */
const MONDAY = '2026-11-23T06:59:00Z';
const MINUTE_MS = 60_000;

describe.each(testDatabases)('The report of the week by e-mail on %s', (_, create) => {
  const got: Mail[] = [];
  const stage = useTestApi(create, {
    notifications: {
      vapid: { ...createVapidKeys(), subject: 'https://hotel.example' },
      sendMail: async (mail) => void got.push(mail),
      origin: 'https://hotel.example',
      addresses: { privateHosts: true },
    },
  });

  /** A hotel with three requests in the week before; one promise was not kept. */
  async function monday() {
    const hotel = await hotelWithPast(stage, MONDAY, [
      { at: '2026-11-16T10:00:00Z', accepted: 2, finished: 15, by: 'housekeeper' },
      { at: '2026-11-18T10:00:00Z', accepted: 4, finished: 60, by: 'mechanic', service: 'tv' },
      { at: '2026-11-22T10:00:00Z', accepted: 4, finished: 10, by: 'agent' },
      // The week before that, and this morning.
      { at: '2026-11-10T10:00:00Z', accepted: 1, finished: 10 },
      { at: '2026-11-23T06:00:00Z', accepted: 1, finished: 10 },
    ]);
    const { store, receiverPorts } = stage.api.api;
    const choose = async (who: 'manager' | 'housekeeper', on = true) => {
      await store.inProperty(hotel.id, async (scope) => {
        await scope.db
          .update(staffMembers)
          .set({ email: `${who}@hotel.example`, emailVerified: true })
          .where(scope.own(staffMembers, eq(staffMembers.id, who)));
        return done(undefined);
      });
      return stage.api.staff(hotel, who).call('PUT /api/staff/reports/weekly', { body: { on } });
    };
    /** What every process does each minute, here two at once. */
    const look = async () => {
      await Promise.all([planWeeklyMails(store, quiet), planWeeklyMails(store, quiet)]);
      await sendDue(store, quiet, receiverPorts, 'email');
    };
    /** Those of this hotel: others have a Monday, too. */
    const mails = () => got.filter(({ text }) => text.includes(hotel.id));
    return { hotel, choose, look, mails };
  }

  test('goes out on Monday at seven, once, with the week before, to who asked for it', async () => {
    const { choose, look, mails } = await monday();
    expect((await choose('manager')).body).toEqual({ on: true, email: 'manager@hotel.example' });
    await look();
    expect(mails()).toEqual([]);
    stage.api.clock.skip(MINUTE_MS);
    await look();
    stage.api.clock.skip(MINUTE_MS);
    await look();
    expect(mails()).toHaveLength(1);
    const [{ to, subject, text }] = mails() as [Mail];
    expect(to).toBe('manager@hotel.example');
    expect(subject).toMatch(/16 November to 22 November: 3 requests, 67 % of the promises kept$/);
    expect(text).toContain('All requests.');
    expect(text).toContain('Requests: 3 (1)');
    expect(text).toContain('First response: 4 min (1 min)');
    expect(text).toContain('Promises kept: 67 % (100 %)');
    expect(text).toMatch(/\nMaintenance.*: 1 request, 0 % of the promises kept/);
    expect(text).toMatch(/https:\/\/hotel\.example\/dashboard\/reports\?\S*from=2026-11-16&to=2026-11-22/);
  });

  test('has what its reader may read, and ends when they leave or no longer want it', async () => {
    const { hotel, choose, look, mails } = await monday();
    await choose('housekeeper');
    await choose('manager');
    expect((await choose('manager', false)).body.on).toBe(false);
    stage.api.clock.skip(MINUTE_MS);
    await look();
    expect(mails().map(({ to }) => to)).toEqual(['housekeeper@hotel.example']);
    expect(mails()[0]?.text).toContain('The requests that you had.');
    expect(mails()[0]?.text).toContain('Requests: 1 (0)');
    await stage.api
      .staff(hotel, 'manager')
      .call('POST /api/staff/team/housekeeper/access', { body: { to: 'suspended', reason: 'Left.' } });
    stage.api.clock.skip(7 * 24 * 60 * MINUTE_MS);
    await look();
    expect(mails()).toHaveLength(1);
  });

  test('is asked for in addition to the other notifications, which stay as they were', async () => {
    const { hotel, choose } = await monday();
    const manager = stage.api.staff(hotel, 'manager');
    const before = (await manager.call('GET /api/staff/notifications')).body;
    await choose('manager');
    const after = (await manager.call('GET /api/staff/notifications')).body;
    expect(after.choices).toEqual(before.choices);
    await manager.call('PUT /api/staff/notifications', {
      body: { choices: before.choices, quietHours: { from: '22:00', until: '07:00' } },
    });
    expect((await manager.call('GET /api/staff/reports/weekly')).body.on).toBe(true);
  });
});
