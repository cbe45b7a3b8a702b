import { describe, expect, test } from '@jest/globals';
import { clockScene } from '../../testing/scenes/clock-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)("Guests' feedback on their requests, on %s", (_, create) => {
  const stage = useTestApi(create);

  async function scene() {
    const made = await clockScene(stage);
    const { guest } = made;
    const give = (what: 'trouble' | 'rating' | 'reopen', id: string, body: unknown, as = guest) =>
      as.call(`POST /api/guest/requests/${id}/${what}`, { body });
    const page = async () => (await guest.call('GET /api/guest/conversation')).body;
    return { ...made, give, page };
  }

  test('a request that is done is rated once, and staff read it in its history', async () => {
    const { ask, move, give, request } = await scene();
    const { id } = await ask('towels');
    expect((await give('rating', id, { stars: 5 })).body.code).toBe('not-ratable');
    await move('manager', id, 'done');
    expect((await give('rating', id, { stars: 6 })).status).toBe(422);
    const rated = await give('rating', id, { stars: 4, words: 'Quick, and soft.' });
    expect(rated.body.steps.at(-1)).toMatchObject({
      event: { kind: 'rated', stars: 4 },
      reason: 'Quick, and soft.',
      by: { kind: 'guest' },
    });
    expect((await request(id)).steps.at(-1)?.event?.stars).toBe(4);
    expect((await give('rating', id, { stars: 1 })).body.code).toBe('not-ratable');
  });

  test("a problem reported within a day reopens the request, with the guest's words for staff", async () => {
    const { ask, move, give, page, request } = await scene();
    const { id, no, title } = await ask('towels');
    await move('manager', id, 'done');
    const { body } = await give('trouble', id, { words: 'Only one came.' });
    expect(body).toMatchObject({ state: 'acknowledged', doneAt: null });
    expect((await request(id)).steps.at(-1)).toMatchObject({
      event: { kind: 'reopened' },
      reason: 'Only one came.',
    });
    const { conversation, messages } = await page();
    expect(messages.at(-1)).toMatchObject({
      body: `${title} (no. ${no}): Only one came.`,
      sender: { kind: 'guest' },
    });
    expect(conversation).toMatchObject({ state: 'ai_active' });
  });

  test('a problem with anything else asks for a person, who sees the reason', async () => {
    const { ask, give, page, staff } = await scene();
    const { id } = await ask('towels');
    expect((await give('trouble', id, { words: 'They brought a bill.' })).body).toMatchObject({
      state: 'new',
    });
    const { conversation, messages } = await page();
    expect(conversation).toMatchObject({ state: 'awaiting_human', handoff: { reason: 'person' } });
    expect(messages.map(({ sender }: { sender: { kind: string } }) => sender.kind)).toEqual([
      'guest',
      'system',
    ]);
    const { body } = await staff('manager').call('GET /api/staff/conversations');
    expect(JSON.stringify(body)).toContain('"reason":"trouble"');
  });

  test.each(['trouble', 'rating', 'reopen'] as const)(
    'danger in the text of a %s raises the alarm',
    async (what) => {
      const { ask, move, give, page, staff } = await scene();
      const { id } = await ask('towels');
      await move('manager', id, 'done');
      const words = 'there is smoke in my room';
      expect((await give(what, id, { stars: 1, words, reason: words })).status).toBe(200);
      const { conversation, messages } = await page();
      expect(conversation.alarm).toMatchObject({ kind: 'fire', words });
      expect(JSON.stringify(messages)).toContain('112');
      const { body } = await staff('manager').call('GET /api/staff/conversations');
      expect(body.conversations[0]).toMatchObject({ id: conversation.id, alarm: { kind: 'fire', words } });
    },
  );

  test.each(['rating', 'reopen'] as const)(
    'danger is detected even when a %s comes too late',
    async (what) => {
      const { ask, give, page } = await scene();
      const { id } = await ask('towels');
      const harmless = await give(what, id, { stars: 1, words: 'Only one.', reason: 'Only one.' });
      expect(harmless.status).toBe(409);
      const words = 'my husband collapsed and is not breathing';
      const answer = await give(what, id, { stars: 1, words, reason: words });
      expect(answer).toMatchObject({ status: 200, body: { id, state: 'new' } });
      expect((await page()).conversation.alarm).toMatchObject({ kind: 'medical', words });
    },
  );

  test('others’ requests are unknown, and complaints are limited', async () => {
    const { ask, move, give, hotel } = await scene();
    const { id } = await ask('towels');
    await move('manager', id, 'done');
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await give('trouble', id, { words: 'Mine!' }, other)).status).toBe(404);
    expect((await give('rating', id, { stars: 1 }, other)).status).toBe(404);
    for (let said = 0; said < 30; said += 1) await give('trouble', id, { words: 'Again.' });
    expect((await give('trouble', id, { words: 'Again.' })).body.code).toBe('rate-limited');
    expect((await give('trouble', id, { words: 'there is a fire' })).status).toBe(200);
  });
});
