import { TEAM_CALLS_PER_HOUR } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../../platform/outcome/outcome.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import type { Staff } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { applyRetention } from '../guest-data/apply-retention.ts';

describe.each(testDatabases)('Team channels on %s', (_, create) => {
  const stage = useTestApi(create);

  async function team() {
    const hotel = await stage.newHotel();
    const as = (who: keyof SmallHotel['uids']) => stage.api.staff(hotel, who);
    return { hotel, as, agent: as('agent'), keeper: as('housekeeper'), mechanic: as('mechanic') };
  }
  let written = 0;
  const write = (by: Staff, channel: string, body: string, more: object = {}) =>
    by.call(`POST /api/staff/channels/${channel}/messages`, {
      body: { clientId: `line-${++written}-${body.length}`, body, ...more },
    });
  const list = async (by: Staff) => (await by.call('GET /api/staff/channels')).body.channels;
  const page = (by: Staff, channel: string) => by.call(`GET /api/staff/channels/${channel}`);
  const ids = async (by: Staff) => (await list(by)).map(({ id }: { id: string }) => id);
  const openDirect = (by: Staff, memberId: string) =>
    by.call('POST /api/staff/channels', { body: { memberId } });
  test('are those of one’s departments and of everyone; who answers guests has all', async () => {
    const { agent, keeper, mechanic } = await team();
    expect(await ids(keeper)).toEqual(['everyone', 'd-housekeeping']);
    expect(await ids(mechanic)).toEqual(['everyone', 'd-maintenance']);
    expect([...(await ids(agent))].sort()).toEqual([
      'd-front-desk',
      'd-housekeeping',
      'd-maintenance',
      'everyone',
    ]);
    await write(agent, 'd-housekeeping', 'The linen is here');
    expect((await page(keeper, 'd-housekeeping')).body).toMatchObject({
      channel: { kind: 'department', unread: 1, unreadForCaller: 0, last: { preview: 'The linen is here' } },
      messages: [{ no: 1, body: 'The linen is here', by: { id: 'agent' }, mentions: [], here: false }],
      more: false,
    });
  });

  test('of others are neither read nor written to, as if they did not exist', async () => {
    const { agent, keeper, mechanic } = await team();
    await write(agent, 'd-maintenance', 'Boiler at five');
    const direct = (await openDirect(agent, 'mechanic')).body.id;
    await write(mechanic, direct, 'Between us');
    for (const channel of ['d-maintenance', direct, 'd-nothing']) {
      const answers = [
        await page(keeper, channel),
        await write(keeper, channel, 'let me in'),
        await keeper.call(`POST /api/staff/channels/${channel}/read`, { body: { upTo: 1 } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(JSON.stringify(await list(keeper))).not.toMatch(/Boiler|Between us/);
    expect((await page(agent, direct)).body.messages).toHaveLength(1);
  });

  test('between two members are one channel, also when both open it, and none with oneself or a stranger', async () => {
    const { keeper, mechanic } = await team();
    const [mine, theirs] = await Promise.all([
      openDirect(keeper, 'mechanic'),
      openDirect(mechanic, 'housekeeper'),
    ]);
    expect([mine.status, theirs.body.id]).toEqual([201, mine.body.id]);
    expect(mine.body).toMatchObject({ kind: 'direct', with: 'mechanic', open: true });
    for (const memberId of ['housekeeper', 'pending', 'developer', 'nobody-here']) {
      expect((await openDirect(keeper, memberId)).status).toBe(404);
    }
  });

  test('count what is unread, until it is read; a mark goes neither back nor ahead', async () => {
    const { agent, keeper } = await team();
    for (const body of ['one', 'two']) await write(agent, 'd-housekeeping', body);
    await write(agent, 'd-housekeeping', '@housekeeper three', { mentions: ['housekeeper', 'mechanic'] });
    const of = async () => (await list(keeper)).find(({ id }: { id: string }) => id === 'd-housekeeping');
    expect(await of()).toMatchObject({ unread: 3, unreadForCaller: 1, readUpTo: 0 });
    const read = (upTo: number) =>
      keeper.call('POST /api/staff/channels/d-housekeeping/read', { body: { upTo } });
    expect((await read(2)).status).toBe(204);
    expect(await of()).toMatchObject({ unread: 1, unreadForCaller: 1, readUpTo: 2 });
    await read(1);
    await read(99);
    expect(await of()).toMatchObject({ unread: 0, unreadForCaller: 0, readUpTo: 3 });
    await write(keeper, 'd-housekeeping', 'four');
    expect(await of()).toMatchObject({ unread: 0, readUpTo: 4 });
    const { messages } = (await page(agent, 'd-housekeeping')).body;
    // The mechanic does not read the channel and is not named.
    expect(messages[2].mentions).toEqual([{ id: 'housekeeper', name: expect.any(String) }]);
  });

  test('are numbered without gaps when many write at once, and paged from the latest back', async () => {
    const { agent, keeper } = await team();
    const both = Array.from({ length: 6 }, (_, no) =>
      write(no % 2 ? agent : keeper, 'everyone', `line ${no}`),
    );
    await Promise.all(both);
    const { messages } = (await page(agent, 'everyone')).body;
    expect(messages.map(({ no }: { no: number }) => no)).toEqual([1, 2, 3, 4, 5, 6]);
    const before = await agent.call('GET /api/staff/channels/everyone?before=3');
    expect(before.body.messages.map(({ no }: { no: number }) => no)).toEqual([1, 2]);
  });

  test('call everyone only so often, whatever the channel; without the call it is sent', async () => {
    const { keeper } = await team();
    for (let call = 0; call < TEAM_CALLS_PER_HOUR; call += 1) {
      expect((await write(keeper, 'everyone', `@here ${call}`, { here: true })).status).toBe(201);
    }
    const refused = await write(keeper, 'd-housekeeping', '@here again', { here: true });
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-calls']);
    expect((await write(keeper, 'd-housekeeping', 'again')).status).toBe(201);
  });

  test('are told to open pages of the staff without any words, and guests get nothing of them', async () => {
    const { hotel, agent, keeper } = await team();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const [atKeeper, atAgent, atGuest] = [await keeper.listen(), await agent.listen(), await guest.listen()];
    await write(agent, 'd-maintenance', 'secretword about room 204');
    for (const events of [atKeeper, atAgent]) {
      const event = await events.until(({ type }) => type === 'team.updated');
      expect(event).toEqual({ type: 'team.updated', channelId: 'd-maintenance', isNew: true });
    }
    await guest.say('hello there');
    const seen: string[] = [];
    await atGuest.until((event) => {
      seen.push(event.type);
      return event.type === 'message.created';
    });
    expect(seen).not.toContain('team.updated');
    expect((await guest.call('GET /api/guest/conversation')).body).toBeDefined();
    expect(JSON.stringify((await guest.call('GET /api/guest/conversation')).body)).not.toContain(
      'secretword',
    );
    const asGuest = await guest.call(`GET /api/staff/channels?property=${hotel.id}`);
    expect([asGuest.status, asGuest.body.code]).toEqual([401, 'unauthenticated']);
    for (const events of [atKeeper, atAgent, atGuest]) await events.close();
  });

  test('the database itself shows guests none of them', async () => {
    const { hotel, agent } = await team();
    await write(agent, 'everyone', 'secretword');
    const rows = await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.execute(sql`select set_config('app.audience', 'guest', true)`);
      return done(
        (
          (await scope.db.execute(sql`select count(*)::int as count from team_messages`)) as never as {
            rows: unknown[];
          }
        ).rows,
      );
    });
    expect(rows).toEqual({ ok: true, value: [{ count: 0 }] });
  });

  test('are kept as long as conversations; later messages go on counting', async () => {
    const { hotel, agent, keeper } = await team();
    await write(agent, 'everyone', 'long ago');
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      scope.write(
        sql`update team_messages set created_at = now() - interval '366 days' where property_id = ${hotel.id}`,
      );
      return done(undefined);
    });
    await applyRetention(stage.api.api.store, { error: () => undefined } as never);
    expect((await page(keeper, 'everyone')).body.messages).toEqual([]);
    await write(agent, 'everyone', 'today');
    expect((await page(keeper, 'everyone')).body).toMatchObject({
      channel: { unread: 1 },
      messages: [{ no: 2, body: 'today' }],
    });
    const { erasures } = (await stage.api.staff(hotel, 'manager').call('GET /api/staff/erasures')).body;
    expect(erasures[0].counts).toEqual({ teamMessages: 1 });
  });

  test('are closed at once to a member whose access is taken away; the other reads on and cannot write', async () => {
    const { keeper, as } = await team();
    const manager = as('manager');
    const direct = (await openDirect(manager, 'housekeeper')).body.id;
    await write(keeper, direct, 'before');
    const events = await keeper.listen();
    await manager.call('POST /api/staff/team/housekeeper/access', { body: { to: 'suspended' } });
    await events.untilEnded();
    expect([(await page(keeper, 'everyone')).status, (await write(keeper, direct, 'late')).status]).toEqual([
      403, 403,
    ]);
    const answer = await write(manager, direct, 'after');
    expect([answer.status, answer.body.code]).toEqual([409, 'channel-closed']);
    expect((await page(manager, direct)).body).toMatchObject({
      channel: { open: false },
      messages: [{ body: 'before' }],
    });
  });
});
