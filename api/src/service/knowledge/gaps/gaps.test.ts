import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '../../../testing/scenes/ask.ts';
import { knowledgeScene } from '../../../testing/scenes/knowledge-scene.ts';
import type { SmallHotel } from '../../../testing/small-hotel.ts';
import type { Guest } from '../../../testing/test-callers.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(testDatabases)('Knowledge gaps on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  const { as, write, gaps } = knowledgeScene(stage, () => hotel);

  test('an unanswered question is a gap, one click makes it a fact, and the next guest is answered from it', async () => {
    const first = await stage.api.guest(hotel.codes.room.code);
    const second = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await ask(first, 'Is there a sauna?')).body).toContain("I don't know that");
    await ask(second, 'Where can I find your sauna please?');
    const [gap] = await gaps();
    expect(gap).toMatchObject({ kind: 'unanswered', count: 2 });
    expect(gap.examples).toHaveLength(2);
    const body = { title: 'Sauna', text: { en: 'The sauna is on the top floor.' }, scope: 'public' };
    const taught = await as('manager').call(`POST /api/staff/knowledge-gaps/${gap.id}/teach`, { body });
    expect(taught.body).toMatchObject({ status: 'live', origin: 'gap', owner: { id: 'manager' } });
    const third = await stage.api.guest(hotel.codes.room.code);
    const answer = await ask(third, 'Is there a sauna?');
    expect(answer.body).toBe('The sauna is on the top floor.');
    expect(answer.parts).toMatchObject([{ kind: 'source', source: { id: taught.body.id, title: 'Sauna' } }]);
    expect(await gaps()).toEqual([]);
  });

  test('an expired entry is not used; it becomes a gap for its owner, and confirming it brings it back', async () => {
    const { body } = await write({
      ownerId: 'agent',
      validUntil: new Date(stage.api.clock.now().getTime() - DAY_MS).toISOString(),
      validFrom: new Date(stage.api.clock.now().getTime() - 9 * DAY_MS).toISOString(),
    });
    expect(body.status).toBe('stale');
    const guest = await stage.api.guest(hotel.codes.room.code);
    expect((await ask(guest, 'Is there a sauna?')).body).not.toContain('16:00');
    expect(await gaps()).toMatchObject([{ kind: 'stale', entry: { id: body.id }, owner: { id: 'agent' } }]);
    await as('manager').call(`POST /api/staff/knowledge/${body.id}/status`, {
      body: { status: 'live', version: body.version },
    });
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await ask(other, 'Is there a sauna?')).body).toContain('16:00');
  });

  test('“this is wrong” is a gap for the entry’s owner, once per answer, and only for one’s own answers', async () => {
    const { body } = await write({ ownerId: 'agent' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { id } = await ask(guest, 'Is there a sauna?');
    const report = (who: Guest, sourceId: string) =>
      who.call('POST /api/guest/wrong', { body: { messageId: id, sourceId, comment: 'It was closed' } });
    expect((await report(guest, body.id)).status).toBe(204);
    expect((await report(guest, body.id)).status).toBe(204);
    expect(await gaps()).toMatchObject([{ kind: 'wrong', count: 1, owner: { id: 'agent' } }]);
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await report(other, body.id)).status).toBe(404);
    expect((await report(guest, 'key')).status).toBe(404);
  });

  test('an answer that did not solve a question makes it a gap, once, and only for one’s own answers', async () => {
    await write({ ownerId: 'agent' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { id } = await ask(guest, 'Is there a sauna?');
    const unsolved = (who: Guest, messageId: string) =>
      who.call('POST /api/guest/unsolved', { body: { messageId } });
    const other = await stage.api.guest(hotel.codes.otherRoom.code);
    expect((await unsolved(other, id)).status).toBe(404);
    const { messages } = (await guest.call('GET /api/guest/conversation')).body;
    expect((await unsolved(guest, messages[0].id)).status).toBe(404);
    expect(await gaps()).toEqual([]);
    expect((await unsolved(guest, id)).status).toBe(204);
    expect((await unsolved(guest, id)).status).toBe(204);
    expect(await gaps()).toMatchObject([{ kind: 'unanswered', question: 'Is there a sauna?', count: 1 }]);
  });

  test('danger in the comment of “this is wrong” raises the alarm, whatever it is about', async () => {
    const { body } = await write({ ownerId: 'agent' });
    const guest = await stage.api.guest(hotel.codes.room.code);
    const { id } = await ask(guest, 'Is there a sauna?');
    const report = (sourceId: string, comment: string) =>
      guest.call('POST /api/guest/wrong', { body: { messageId: id, sourceId, comment } });
    const alarm = async () => (await guest.call('GET /api/guest/conversation')).body.conversation.alarm;
    expect((await report(body.id, 'a man collapsed')).status).toBe(204);
    expect(await alarm()).toMatchObject({ kind: 'medical', words: 'a man collapsed' });
    expect(await gaps()).toMatchObject([{ kind: 'wrong' }]);
    expect((await report('key', 'there is smoke in the sauna')).status).toBe(204);
    expect((await alarm()).words).toContain('there is smoke in the sauna');
  });
});
