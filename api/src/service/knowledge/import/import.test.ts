import { createConcierge } from '@bellkey/concierge';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { knowledgeScene } from '../../../testing/scenes/knowledge-scene.ts';
import type { SmallHotel } from '../../../testing/small-hotel.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

describe.each(testDatabases)('Knowledge on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  let hotel: SmallHotel;

  beforeEach(async () => {
    hotel = await stage.newHotel();
  });
  const { as } = knowledgeScene(stage, () => hotel);

  describe('import', () => {
    const CSV = [
      'title;key;scope;value_from;text_en;text_pt',
      'Sauna;sauna.hours;public;16:00;"The sauna; from 16:00";A sauna abre às 16:00',
      'Library;library;nowhere;;The library.;',
      ';;public;;No title.;',
      'Sauna again;sauna.hours;public;;Twice.;',
    ].join('\n');
    const load = (text: string, apply: boolean, format = 'csv', who: keyof SmallHotel['uids'] = 'manager') =>
      as(who).call('POST /api/staff/knowledge-import', { body: { format, text, apply } });
    const told = (body: { rows: Array<{ line: number; action: string; problem: string | null }> }) =>
      body.rows.map(({ line, action, problem }) => `${line} ${action}${problem ? `: ${problem}` : ''}`);

    test('is previewed line by line, with its problems; then applied; and again changes nothing', async () => {
      const preview = await load(CSV, false);
      expect(told(preview.body)).toEqual([
        '2 create',
        expect.stringMatching(/^3 error: scope/),
        expect.stringMatching(/^4 error: title/),
        '5 error: the same key is on line 2 already',
      ]);
      const count = async () => (await as('manager').call('GET /api/staff/knowledge')).body.entries.length;
      const before = await count();
      await load(CSV, true);
      expect(await count()).toBe(before + 1);
      const again = await load(CSV, true);
      expect(told(again.body)[0]).toBe('2 unchanged');
      expect(await count()).toBe(before + 1);
      const changed = await load(CSV.replace('value_from', 'value_until'), false);
      expect(told(changed.body)[0]).toBe('2 update');
    });

    test('accepts Markdown, one article per heading', async () => {
      const text =
        '# Our house\n\n## Bicycles\nlanguage: pt\nscope: room\n\nAs bicicletas estão no pátio.\n\n## Empty\n';
      const { body } = await load(text, true, 'markdown');
      expect(told(body)).toEqual(['3 create', expect.stringMatching(/^9 error: text/)]);
      const { entries } = (await as('manager').call('GET /api/staff/knowledge')).body;
      expect(entries).toContainEqual(
        expect.objectContaining({
          title: 'Bicycles',
          kind: 'article',
          scope: 'room',
          text: { pt: 'As bicicletas estão no pátio.' },
        }),
      );
    });

    test.each([
      ['csv', 'title,text_en\n"never closed,x', /never closed/],
      ['csv', 'name,words\nA,b', /must name the columns/],
      ['csv', 'title,text_en,colour\nA,b,c', /no column "colour"/],
      ['markdown', 'just words', /no heading/],
    ])('reports what is wrong with unreadable %s', async (format, text, problem) => {
      const { body } = await load(text, true, format);
      expect(body.rows[0].problem).toMatch(problem);
    });

    test('is for those who approve', async () => {
      expect((await load(CSV, true, 'csv', 'agent')).status).toBe(403);
    });
  });
});
