import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../platform/database/database.ts';
import { answerWith } from '../../testing/echo-turn.ts';
import { expectAlarm, hotelWithEmergencies } from '../../testing/scenes/alarm-scene.ts';
import { makeSmallHotel, type SmallHotel } from '../../testing/small-hotel.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { Guest } from '../../testing/test-callers.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { testWorkers } from '../../testing/workers/test-workers.ts';
import type { TurnWorkers } from '../workers/turn-workers.ts';

/** Long enough for a busy machine, on which a healthy worker may say nothing for two seconds. */
const QUICK = { silentMs: 6_000, graceMs: 300 };

/** A running API whose answers are computed by test threads. */
interface Running {
  api: TestApi;
  workers: TurnWorkers;
}

describe.each(testDatabases)('Turns in workers on %s', (_, create) => {
  const stage = useTestApi(create);
  const running: Array<{ api: TestApi; workers: TurnWorkers | null }> = [];
  /** Separate databases for tests that count all unanswered turns. */
  const own: Array<{ database: Database; testDatabase: TestDatabase }> = [];

  // The tests start their own; this one would take their turns.
  beforeAll(() => stage.api.api.turnRunner.stop());

  async function start(
    which: 'misbehaving' | 'broken',
    options: Parameters<typeof startTestApi>[1] = {},
    threads = 1,
    database = stage.database,
  ): Promise<Running> {
    const workers = testWorkers(which, { threads, limits: QUICK });
    await workers.start().catch(() => undefined);
    const api = await startTestApi(database, { ...options, computeTurn: workers.compute });
    running.push({ api, workers });
    return { api, workers };
  }

  afterEach(async () => {
    for (const { api, workers } of running.splice(0)) {
      await api.stop();
      workers?.close();
    }
    for (const { database, testDatabase } of own.splice(0)) {
      await database.close();
      await testDatabase.drop();
    }
  });

  /** A guest of a hotel, with their own session. */
  const guestOf = (api: TestApi, hotel: SmallHotel) => api.guest(hotel.codes.room.code);

  /** Waits until a guest has a reply from the engine or the announcement of a person; returns the last message. */
  async function answered(guest: Guest): Promise<{ body: string; sender: { kind: string } }> {
    const events = await guest.listen(0);
    const said = await events.until(
      (e) => e.type === 'message.created' && ['ai', 'system'].includes(e.message.sender.kind),
    );
    await events.close();
    return (said as unknown as { message: { body: string; sender: { kind: string } } }).message;
  }

  const reasonFor = async (api: TestApi, hotel: SmallHotel, guest: Guest) => {
    const path = `/api/staff/conversations/${guest.conversationId}`;
    return (await api.staff(hotel, 'agent').call(`GET ${path}`)).body.conversation.handoff?.reason;
  };

  test.each([
    ['exit', 'engine-error'],
    ['loop', 'engine-timeout'],
  ])(
    'a worker that has to %s costs one answer, which a person takes over; the next guest is answered',
    async (what, why) => {
      const { api } = await start('misbehaving');
      const hotel = await stage.newHotel();
      const [unlucky, next] = [await guestOf(api, hotel), await guestOf(api, hotel)];
      await unlucky.say(what);
      await next.say('hello');
      expect((await answered(unlucky)).sender.kind).toBe('system');
      expect(await reasonFor(api, hotel, unlucky)).toBe(why);
      expect((await answered(next)).body).toBe('You said: hello');
    },
  );

  test('while every worker is blocked, messages are accepted and health is answered', async () => {
    const { api, workers } = await start('misbehaving');
    const hotel = await stage.newHotel();
    const [blocking, other] = [await guestOf(api, hotel), await guestOf(api, hotel)];
    await blocking.say('loop');
    while (workers.counts.embedded.busy === 0) await sleep(5);
    const statuses = await Promise.all([
      other.say('hello').then(({ status }) => status),
      api.call('GET /api/health').then(({ status }) => status),
    ]);
    expect({ statuses, busy: workers.counts.embedded.busy }).toEqual({ statuses: [201, 200], busy: 1 });
    expect((await answered(other)).body).toBe('You said: hello');
  });

  test('danger is detected when no worker starts, and other messages get a person', async () => {
    const { api } = await start('broken');
    const hotel = await hotelWithEmergencies(stage);
    const [inDanger, other] = [await guestOf(api, hotel), await guestOf(api, hotel)];
    await other.say('two towels please');
    expect((await inDanger.say('there is smoke in my room')).status).toBe(201);
    await expectAlarm(api, hotel, inDanger, 'there is smoke in my room');
    expect((await answered(other)).sender.kind).toBe('system');
    expect(await reasonFor(api, hotel, other)).toBe('engine-error');
  });

  test('danger is detected while the only worker is blocked', async () => {
    const { api, workers } = await start('misbehaving');
    const hotel = await hotelWithEmergencies(stage);
    const [blocking, inDanger] = [await guestOf(api, hotel), await guestOf(api, hotel)];
    await blocking.say('loop');
    while (workers.counts.embedded.busy === 0) await sleep(5);
    await inDanger.say('there is smoke in my room');
    await expectAlarm(api, hotel, inDanger, 'there is smoke in my room');
    expect(workers.counts.embedded.busy).toBe(1);
  });

  test('when the total limit is reached, a person is asked for, and no message is lost', async () => {
    // Unanswered turns of other tests would count, too.
    const testDatabase = await create();
    const database = await testDatabase.open();
    own.push({ database, testDatabase });
    const { api, workers } = await start('misbehaving', { maxOwedInAll: 2 }, 1, database);
    const [full, other] = [await makeSmallHotel(api.api.store), await makeSmallHotel(api.api.store)];
    const guests = [await guestOf(api, full), await guestOf(api, full)];
    for (const guest of guests) await guest.say('deaf');
    while (workers.counts.embedded.busy + workers.counts.embedded.waiting < 2) await sleep(5);
    const late = await guestOf(api, other);
    await late.say('hello');
    expect((await answered(late)).sender.kind).toBe('system');
    expect(await reasonFor(api, other, late)).toBe('queue-full');
    const { messages } = (await late.call('GET /api/guest/conversation')).body;
    expect(messages[0].body).toBe('hello');
  });

  test('the only guest of a property is answered next, while another property has 40 waiting', async () => {
    let begin: () => void = () => undefined;
    const allSaid = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const begun = new Set<string>();
    const order: string[] = [];
    const api = await startTestApi(stage.database, {
      turnShares: { perProperty: 2, perClaim: 1 },
      runTurn: async ({ property }) => {
        begun.add(property.id);
        await allSaid;
        order.push(property.id);
        return answerWith('Hello.');
      },
    });
    running.push({ api, workers: null });
    const [flooded, quiet] = [await stage.newHotel(), await stage.newHotel()];
    const flood = await Promise.all(Array.from({ length: 40 }, () => guestOf(api, flooded)));
    const single = await guestOf(api, quiet);
    await Promise.all(flood.map((guest) => guest.say('hello')));
    await single.say('hello');
    while (!begun.has(quiet.id)) await sleep(5);
    begin();
    for (const guest of [single, ...flood]) expect((await answered(guest)).body).toBe('Hello.');
    const here = order.filter((id) => id === quiet.id || id === flooded.id);
    expect(here).toHaveLength(41);
    expect(here.indexOf(quiet.id)).toBeLessThan(4);
  });

  test('messages of one conversation are answered in order', async () => {
    const { api } = await start('misbehaving', {}, 2);
    const hotel = await stage.newHotel();
    const guest = await guestOf(api, hotel);
    const events = await guest.listen(0);
    for (const line of ['one', 'two', 'three']) await guest.say(line);
    await events.until(
      (e) =>
        e.type === 'message.created' && e.message.sender.kind === 'ai' && e.message.body.endsWith('three'),
    );
    await events.close();
    const { messages } = (await guest.call('GET /api/guest/conversation')).body;
    const answers = messages
      .filter(({ sender }: { sender: { kind: string } }) => sender.kind === 'ai')
      .map(({ body }: { body: string }) => body.replace('You said: ', ''));
    expect(answers.join('\n').split('\n')).toEqual(['one', 'two', 'three']);
  });
});
