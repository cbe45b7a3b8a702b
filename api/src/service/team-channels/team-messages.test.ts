import { randomUUID } from 'node:crypto';
import { TEAM_MESSAGES_PER_HOUR } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { limitCounts } from '../../platform/database/schema/platform-tables.ts';
import type { Staff } from '../../testing/test-callers.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Messages of a team channel on %s', (_, create) => {
  const stage = useTestApi(create);
  const keeperOf = async () => stage.api.staff(await stage.newHotel(), 'housekeeper');
  const write = (by: Staff, body: string, clientId: string = randomUUID()) =>
    by.call('POST /api/staff/channels/everyone/messages', { body: { clientId, body } });

  test('are the same when they are sent again with their client id, and another text is refused', async () => {
    const keeper = await keeperOf();
    const send = (body: string) => write(keeper, body, 'client-once');
    const both = await Promise.all([send('once'), send('once')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
    expect((await send('twice')).body.code).toBe('idempotency-mismatch');
    expect((await keeper.call('GET /api/staff/channels/everyone')).body.messages).toHaveLength(1);
  });

  test.each(['\u200b\u2060', '\u3164', '\ufe0f'])('need something that shows: %j', async (body) => {
    const refused = await write(await keeperOf(), body);
    expect([refused.status, refused.body.code]).toEqual([422, 'message-empty']);
  });

  test('have a limit, so that no one writes until those of others are gone', async () => {
    const keeper = await keeperOf();
    const first = await write(keeper, 'hello');
    expect(first.status).toBe(201);
    const counted = stage.database.queries.update(limitCounts).set({ count: TEAM_MESSAGES_PER_HOUR });
    await counted.where(eq(limitCounts.name, 'team-messages'));
    const refused = await write(keeper, 'hello');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
  });
});
