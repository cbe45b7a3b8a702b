import {
  MAX_CONFLICTS,
  MAX_ENTRY_LANGUAGES,
  MAX_ENTRY_VALUES,
  MAX_IMPORT_ENTRIES,
  MAX_KNOWLEDGE_CHARS,
  MAX_KNOWLEDGE_ENTRIES,
} from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { facts } from '../../platform/database/schema/knowledge-tables.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { bodyFor } from '../../testing/operation-bodies.ts';
import type { SmallHotel } from '../../testing/small-hotel.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { MAX_COMPARISONS } from './conflicts/check-work.ts';
import { findConflicts, loadTold } from './conflicts/conflicts.ts';

const LANGUAGES = Array.from({ length: MAX_ENTRY_LANGUAGES }, (_, i) => `a${String.fromCharCode(97 + i)}`);
const codes = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    [676, 26, 1].map((unit) => String.fromCharCode(97 + (Math.floor(i / unit) % 26))).join(''),
  );

describe.each(testDatabases)('Limits of a property’s knowledge on %s', (_, create) => {
  const stage = useTestApi(create);

  const entryBody = (hotel: SmallHotel, changes: object) => ({
    ...(bodyFor('POST /api/staff/knowledge', hotel) as object),
    ...changes,
  });

  /** Fills a property to every limit with entries on the same subject that never contradict each other. */
  async function fill(hotel: SmallHotel): Promise<void> {
    const each = MAX_KNOWLEDGE_CHARS / MAX_KNOWLEDGE_ENTRIES;
    const texts = (size: number) =>
      Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          'The pool opens at 07:00. '.repeat(Math.floor((size - 200) / MAX_ENTRY_LANGUAGES / 25)),
        ]),
      );
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      for (let begin = 0; begin < MAX_KNOWLEDGE_ENTRIES - 3; begin += 100) {
        await scope.db.insert(facts).values(
          Array.from({ length: Math.min(100, MAX_KNOWLEDGE_ENTRIES - 3 - begin) }, (_, index) => ({
            propertyId: hotel.id,
            id: `full-${begin + index}`,
            kind: (begin + index) % 2 ? ('fact' as const) : ('article' as const),
            key: 'pool.hours',
            title: 'Pool',
            scope: 'public' as const,
            keywords: [],
            values: { from: '07:00' },
            text: texts(each),
            confirmedAt: scope.now,
          })),
        );
      }
      return done(undefined);
    });
  }

  test('an entry takes a limited number of languages and values, and reports more', async () => {
    const hotel = await stage.newHotel();
    const write = (changes: object) =>
      stage.api
        .staff(hotel, 'manager')
        .call('POST /api/staff/knowledge', { body: entryBody(hotel, changes) });
    const text = (count: number) => Object.fromEntries(codes(count).map((code) => [code, 'At 07:00.']));
    expect((await write({ text: text(MAX_ENTRY_LANGUAGES) })).status).toBe(201);
    const manyLanguages = await write({ text: text(2000) });
    expect(manyLanguages.body).toMatchObject({ code: 'bad-input', fields: { text: 'at most 20 languages' } });
    const values = Object.fromEntries(codes(MAX_ENTRY_VALUES + 1).map((name) => [name, '1']));
    expect((await write({ values })).body.fields).toEqual({ values: 'at most 40 values' });
  });

  test('an import adds no more languages than an entry may have, and has a limited number of entries', async () => {
    const hotel = await stage.newHotel();
    const manager = stage.api.staff(hotel, 'manager');
    const bring = (text: string) =>
      manager.call('POST /api/staff/knowledge-import', { body: { format: 'csv', text, apply: true } });
    const half = (from: number) => codes(MAX_ENTRY_LANGUAGES + 2).slice(from, from + 11);
    const table = (languages: string[]) =>
      `title,${languages.map((code) => `text_${code}`).join()}\nSauna,${languages.map(() => 'Open').join()}`;
    expect((await bring(table(half(0)))).body.rows).toMatchObject([{ action: 'create' }]);
    expect((await bring(table(half(11)))).body.rows).toMatchObject([
      { action: 'error', problem: 'at most 20 languages' },
    ]);
    const rows = Array.from({ length: MAX_IMPORT_ENTRIES + 1 }, (_, index) => `T${index},Open`);
    const many = await bring(`title,text_en\n${rows.join('\n')}`);
    expect(many.body.rows).toMatchObject([
      { action: 'error', problem: expect.stringContaining('at most 500') },
    ]);
    const wide = await bring(`title,text_en${',value_a'.repeat(3000)}\n${'x\n'.repeat(9000)}`);
    expect(wide.body.rows).toMatchObject([{ action: 'error', problem: 'at most 69 columns' }]);
  });

  test('a property at every limit is refused more, and its checks block no one else', async () => {
    const [full, other] = [await stage.newHotel(), await stage.newHotel()];
    await fill(full);
    const manager = stage.api.staff(full, 'manager');
    const writes = await Promise.all([
      manager.call('POST /api/staff/knowledge', { body: entryBody(full, {}) }),
      manager.call('POST /api/staff/knowledge', {
        body: entryBody(full, { text: { en: 'x'.repeat(8000) }, kind: 'article' }),
      }),
    ]);
    for (const { body } of writes) expect(body.code).toBe('knowledge-full');

    const guest = await stage.api.guest(other.codes.room.code);
    const order: string[] = [];
    const check = manager.call('GET /api/staff/knowledge-conflicts').then((answer) => {
      order.push('check');
      return answer;
    });
    expect((await guest.call('GET /api/guest/conversation')).status).toBe(200);
    order.push('other');
    expect((await check).status).toBe(200);
    expect(order).toEqual(['other', 'check']);

    const told = await stage.api.api.store.inProperty(full.id, async (scope) => done(await loadTold(scope)));
    if (!told.ok) throw new Error('unreachable');
    const work = await findConflicts(told.value);
    expect(work.comparisons).toBeLessThanOrEqual(MAX_COMPARISONS);
    // 500 articles in 20 languages, each text a step or more: the check yields many times.
    expect(work.pauses).toBeGreaterThan(100);
  });

  test('the check stops when it has found enough, and says that there is more', async () => {
    const hotel = await stage.newHotel();
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.insert(facts).values(
        Array.from({ length: 100 }, (_, index) => ({
          propertyId: hotel.id,
          id: `odd-${index}`,
          key: 'pool.hours',
          title: 'Pool',
          scope: 'public' as const,
          keywords: [],
          values: { from: `${index}` },
          text: { en: 'The pool opens.' },
          confirmedAt: scope.now,
        })),
      );
      return done(undefined);
    });
    const { body } = await stage.api.staff(hotel, 'manager').call('GET /api/staff/knowledge-conflicts');
    expect(body.conflicts).toHaveLength(MAX_CONFLICTS);
    expect(body.more).toBe(true);
  });

  test('so many questions are tested in a minute, by all staff of a property together', async () => {
    const [hotel, other] = [await stage.newHotel(), await stage.newHotel()];
    const ask = (who: 'manager' | 'agent', at = hotel) =>
      stage.api.staff(at, who).call('POST /api/staff/knowledge-test', {
        body: { question: 'Is there a pool?', place: 'room' },
      });
    for (let asked = 0; asked < 60; asked += 1)
      expect((await ask(asked % 2 ? 'agent' : 'manager')).status).toBe(200);
    expect((await ask('agent')).body.code).toBe('rate-limited');
    expect((await ask('agent', other)).status).toBe(200);
    stage.api.clock.skip(60_001);
    expect((await ask('manager')).status).toBe(200);
  });
});
