import { MAX_ENTRY_KEYWORDS } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { done } from '../../../platform/outcome/outcome.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { recordQuestion } from '../gaps/record-question.ts';

describe.each(testDatabases)('Keywords of knowledge on %s', (_, create) => {
  const stage = useTestApi(create);

  test('a guest’s question with an endless word can be answered, and the property’s knowledge stays readable', async () => {
    const hotel = await stage.newHotel();
    const guest = await stage.api.guest(hotel.codes.room.code);
    const question = `Is there a helipad${'x'.repeat(200)} on the roof terrace`;
    const { conversationId } = guest;
    const gap = await stage.api.api.store.inProperty(hotel.id, async (scope) =>
      done(await recordQuestion(scope, 'unanswered', { question, conversationId })),
    );
    const manager = stage.api.staff(hotel, 'manager');
    const title = 'Helicopters of many a long'.padEnd(79, 'n');
    const taught = await manager.call(`POST /api/staff/knowledge-gaps/${gap.ok ? gap.value : ''}/teach`, {
      body: { title: `${title} and more`, text: { en: 'There is a helipad.' }, scope: 'public' },
    });
    expect(taught.status).toBe(200);
    expect(taught.body.keywords).toEqual(expect.arrayContaining(['roof', 'terrace']));
    expect((await manager.call('GET /api/staff/knowledge')).status).toBe(200);
    const { id, key, scope, keywords, values, text, version } = taught.body;
    const changed = { kind: 'fact', key, title: 'Helipad', scope, keywords, values, text, ownerId: null };
    const saved = await manager.call(`PUT /api/staff/knowledge/${id}`, {
      body: { ...changed, validFrom: null, validUntil: null, version, publish: true },
    });
    expect(saved.status).toBe(200);
  });

  test('an import adds no more of them than an entry may have', async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const bring = (from: number) => {
      const words = Array.from({ length: MAX_ENTRY_KEYWORDS - 10 }, (_, index) => `word${from + index}`);
      const text = `title,text_en,keywords\nSauna,Open ${from},${words.join('|')}`;
      const body = { format: 'csv', text, apply: true };
      return manager.call('POST /api/staff/knowledge-import', { body });
    };
    expect((await bring(0)).body.rows).toMatchObject([{ action: 'create' }]);
    expect((await bring(100)).body.rows).toMatchObject([
      { action: 'error', problem: `at most ${MAX_ENTRY_KEYWORDS} keywords` },
    ]);
    expect((await manager.call('GET /api/staff/knowledge')).status).toBe(200);
  });
});
