import type { AssistantReport, RequestReport } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { turnReasons, turns } from '../../platform/database/schema/assistant-tables.ts';
import { messages } from '../../platform/database/schema/conversation-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { hotelWithPast, type Past } from '../../testing/scenes/past-scene.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { recordQuestion } from '../knowledge/gaps/record-question.ts';

describe.each(testDatabases)('Reports on %s', (_, create) => {
  const stage = useTestApi(create);

  const hotelWith = (now: string, past: readonly Past[]) => hotelWithPast(stage, now, past);

  const report = async (
    hotel: SmallHotel,
    query: string,
    who: 'manager' | 'agent' | 'housekeeper' = 'manager',
  ): Promise<RequestReport> => {
    const answer = await stage.api.staff(hotel, who).call(`GET /api/staff/reports/requests?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  test('each figure counts what its definition says, and compares with as much of the day before', async () => {
    const hotel = await hotelWith('2026-11-24T18:00:00Z', [
      { at: '2026-11-24T09:10:00Z', accepted: 2, finished: 15, by: 'housekeeper' },
      {
        at: '2026-11-24T09:20:00Z',
        accepted: 8,
        finished: 24,
        moved: { to: 30, told: 15 },
        room: 'room-205',
      },
      { at: '2026-11-24T10:00:00Z', accepted: 4, finished: 60, moved: { to: 30, told: 25 }, service: 'tv' },
      // Late in everything, and not done yet.
      { at: '2026-11-24T11:00:00Z', service: 'tv' },
      // Its clock is paused, and the last one has time left: neither counts as kept or missed.
      { at: '2026-11-24T12:00:00Z', accepted: 3, state: 'on_hold' },
      { at: '2026-11-24T17:59:00Z' },
      { at: '2026-11-24T13:00:00Z', state: 'cancelled' },
      // Yesterday before and after this hour.
      { at: '2026-11-23T10:00:00Z', accepted: 1, finished: 10 },
      { at: '2026-11-23T19:00:00Z', accepted: 1, finished: 10 },
    ]);
    const today = await report(hotel, 'period=today');
    expect(today.total.now).toEqual({
      requests: 6,
      responseSeconds: 210,
      acknowledged: { hit: 3, of: 5 },
      done: { hit: 2, of: 4 },
      kept: { hit: 1, of: 4 },
      told: { hit: 1, of: 3 },
    });
    expect(today.total.before).toMatchObject({ requests: 1, responseSeconds: 60, kept: { hit: 1, of: 1 } });
    expect(today).toMatchObject({ of: 'property', before: { from: '2026-11-23', to: '2026-11-23' } });
    expect(today.hours.map(({ key, figures }) => [key, figures.requests])).toEqual([
      ['9', 2],
      ['10', 1],
      ['11', 1],
      ['12', 1],
      ['17', 1],
    ]);
    expect(
      today.departments.map(({ key, figures, before }) => [key, figures.requests, before?.requests]),
    ).toEqual([
      ['housekeeping', 4, 1],
      ['maintenance', 2, undefined],
    ]);
    expect(today.services.map(({ key, name }) => [key, name])).toEqual([
      ['towels', `Towels ${hotel.canary}`],
      ['tv', `TV ${hotel.canary}`],
    ]);
    expect(today.places.map(({ key, figures }) => [key, figures.requests, figures.responseSeconds])).toEqual([
      ['room-204', 5, null],
      ['room-205', 1, null],
    ]);
    const maintenance = await report(hotel, 'period=today&department=maintenance');
    expect(maintenance.total.now.requests).toBe(2);
    expect((await report(hotel, 'period=yesterday')).total.now.requests).toBe(2);
    const empty = await report(hotel, 'period=range&from=2026-01-01&to=2026-01-02');
    expect(empty.total).toMatchObject({
      now: { requests: 0, responseSeconds: null },
      before: { requests: 0 },
    });
    expect(empty.days).toEqual([]);
  });

  test('days and hours are the property’s, also across both daylight saving changes', async () => {
    const spring = await hotelWith('2026-03-31T12:00:00Z', [
      // Lisbon goes from 01:00 to 02:00 at 01:00 UTC: the day has 23 hours.
      { at: '2026-03-28T23:59:00Z' },
      { at: '2026-03-29T00:30:00Z' },
      { at: '2026-03-29T01:30:00Z' },
      { at: '2026-03-29T22:59:00Z' },
      { at: '2026-03-29T23:00:00Z' },
    ]);
    const inSpring = await report(spring, 'period=range&from=2026-03-29&to=2026-03-29');
    expect(inSpring.hours.map(({ key }) => key)).toEqual(['0', '2', '23']);
    expect(inSpring.total).toMatchObject({ now: { requests: 3 }, before: { requests: 1 } });
    const autumn = await hotelWith('2026-10-27T12:00:00Z', [
      // And from 02:00 back to 01:00 at 01:00 UTC: the day has 25, and one hour twice.
      { at: '2026-10-24T23:00:00Z' },
      { at: '2026-10-25T00:30:00Z' },
      { at: '2026-10-25T01:30:00Z' },
      { at: '2026-10-25T23:59:00Z' },
      { at: '2026-10-26T00:00:00Z' },
    ]);
    const inAutumn = await report(autumn, 'period=range&from=2026-10-25&to=2026-10-26');
    expect(inAutumn.days.map(({ key, figures }) => [key, figures.requests])).toEqual([
      ['2026-10-25', 4],
      ['2026-10-26', 1],
    ]);
    expect(inAutumn.hours.map(({ key, figures }) => [key, figures.requests])).toEqual([
      ['0', 2],
      ['1', 2],
      ['23', 1],
    ]);
  });

  test('agents read about their departments and department staff about their own work; a bad range is refused', async () => {
    const hotel = await hotelWith('2026-11-24T18:00:00Z', [
      { at: '2026-11-24T09:10:00Z', by: 'housekeeper', accepted: 1, finished: 2 },
      { at: '2026-11-24T09:10:00Z', by: 'mechanic', accepted: 1, finished: 2 },
    ]);
    expect(await report(hotel, 'period=today', 'housekeeper')).toMatchObject({
      of: 'own',
      total: { now: { requests: 1 } },
    });
    // The agent's department is the front desk.
    const ofAgent = await report(hotel, 'period=today&department=housekeeping', 'agent');
    expect(ofAgent).toMatchObject({ of: 'departments', total: { now: { requests: 0 } } });
    const agent = stage.api.staff(hotel, 'agent');
    expect((await agent.call('GET /api/staff/reports/assistant')).body.code).toBe('forbidden');
    const refused = await agent.call('GET /api/staff/reports/requests?period=range&from=2026-11-20');
    expect(refused.body).toMatchObject({ code: 'bad-input', fields: { to: 'Choose the last day.' } });
  });

  test('the assistant’s report shows what it did alone, what it handed over and why, and what was wrong', async () => {
    const hotel = await hotelWith('2026-11-24T18:00:00Z', [{ at: '2026-11-24T09:10:00Z' }]);
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { conversationId } = guest;
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      const own = { propertyId: hotel.id, conversationId };
      const turn = (id: string, day: string, state: 'done' | 'failed' = 'done') => ({
        ...own,
        id,
        state,
        answersOrdinal: 1,
        createdAt: new Date(`2026-11-${day}T10:00:00Z`),
      });
      await scope.db
        .insert(turns)
        .values([turn('a', '24'), turn('b', '24'), turn('c', '24', 'failed'), turn('d', '23')]);
      const reason = { ...own, engine: 'embedded', at: new Date('2026-11-24T10:00:00Z') };
      await scope.db.insert(turnReasons).values([
        { ...reason, turnId: 'b', handoff: 'asked' },
        { ...reason, turnId: 'by-guest', handoff: 'asked' },
        { ...reason, turnId: 'a', handoff: null },
      ]);
      await scope.db.insert(messages).values({
        ...own,
        id: 'answer',
        ordinal: 99,
        senderKind: 'staff',
        body: 'Here I am.',
        parts: [],
        visibility: 'public',
        actions: [],
        createdAt: new Date('2026-11-24T10:03:00Z'),
      });
      await recordQuestion(scope, 'unanswered', { question: 'Is there a helipad?', conversationId });
      await scope.db.execute(sql`insert into request_steps (property_id, request_id, ordinal, state, at, by_kind, event)
        values (${hotel.id}, 'past-0', 9, 'acknowledged', ${'2026-11-24T12:00:00Z'}::timestamptz, 'guest',
          '{"kind": "reopened"}')`);
      return done(undefined);
    });
    stage.api.clock.skip(1000);
    const answer = await stage.api
      .staff(hotel, 'manager')
      .call('GET /api/staff/reports/assistant?period=today');
    const body: AssistantReport = answer.body;
    expect(body.total.now).toEqual({
      answers: 2,
      alone: 1,
      handedOver: 2,
      waitSeconds: 180,
      requests: 1,
      reopened: 1,
      wrong: 0,
      unanswered: 1,
    });
    expect(body.total.before).toMatchObject({ answers: 1, alone: 1, waitSeconds: null });
    expect(body.reasons).toEqual([{ reason: 'asked', count: 2 }]);
    expect(body.days).toEqual([{ day: '2026-11-24', answers: 2, handedOver: 2 }]);
  });
});
