import type { CodeSheetFormat } from '@bellkey/shared/api';
import { cardSentences } from '@bellkey/shared/code-sheet';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { done } from '../../../platform/outcome/outcome.ts';
import { readPdf } from '../../../testing/pdf/read-pdf.ts';
import { drawnMark, uploadImage } from '../../../testing/scenes/brand-scene.ts';
import type { SmallHotel } from '../../../testing/small-hotel.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { drawSheet } from './draw-sheet.ts';
import { findSheetFonts } from './sheet-fonts.ts';

describe.each(testDatabases)('Sheets of codes on %s', (_, create) => {
  const stage = useTestApi(create);
  let hotel: SmallHotel;
  beforeAll(async () => {
    hotel = await stage.newHotel();
  });

  const asManager = (operation: string, body?: unknown) =>
    stage.api.staff(hotel, 'manager').call(operation, { body });

  async function issue(placeIds: string[]): Promise<Array<{ code: string; shortCode: string }>> {
    const { body } = await asManager('POST /api/staff/codes', { placeIds });
    return body.codes.map(({ code, shortCode }: { code: string; shortCode: string }) => ({
      code,
      shortCode,
    }));
  }

  async function print(codes: unknown, format: CodeSheetFormat, languages?: string[]) {
    const response = await stage.api.api.app.request(`/api/staff/codes/sheet?property=${hotel.id}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${hotel.uids.manager}`,
        'content-type': 'application/json',
        origin: 'https://www.bellkey.example',
      },
      body: JSON.stringify({ codes, format, languages }),
    });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  test('a printed card says whose it is, where it belongs and what to type, and its picture opens that place', async () => {
    await stage.api.api.store.inProperty(hotel.id, async (scope) => {
      await scope.db.execute(
        sql`update properties set name = 'Hôtel Müller', languages = '{de,fr}' where id = ${hotel.id}`,
      );
      await scope.db.execute(
        sql`update locations set label = 'Zimmer 204' where property_id = ${hotel.id} and id = 'room-204'`,
      );
      return done(undefined);
    });
    const [issued] = await issue(['room-204']);
    const { response, bytes } = await print([issued], 'a6');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment');
    const pages = await readPdf(bytes, [1, 1]);
    expect(pages).toMatchObject([{ widthMm: 105, heightMm: 148 }]);
    const [{ text = '', codes = [] } = {}] = pages;
    for (const words of [
      'Hôtel Müller',
      'Zimmer 204',
      'Scannen und fragen, was Sie möchten',
      'Scannez et demandez ce qu’il vous faut',
      '.bellkey.example/scan-qr',
      `${issued?.shortCode.slice(0, 4)}-${issued?.shortCode.slice(4)}`,
    ])
      expect(text).toContain(words);
    expect(codes).toEqual([`https://${hotel.id}.bellkey.example/scan-qr?c=${issued?.code}`]);
    const resolved = await stage.api.call('POST /api/qr/resolve', {
      body: { code: new URL(codes[0] ?? '').searchParams.get('c') },
    });
    expect(resolved.body.place.label).toBe('Zimmer 204');
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Subtype /Image');
  });

  test('the text is in the chosen languages', async () => {
    const { bytes } = await print(await issue(['room-204']), 'a6', ['it', 'de']);
    const [{ text = '' } = {}] = await readPdf(bytes, [1, 1]);
    expect(text).toContain('Inquadrate il codice');
    expect(text).toContain('Scannen und fragen');
    expect(text).not.toContain('Scan, and ask');
  });

  test('a mark is printed on every card, also one that was drawn for dark pages', async () => {
    const codes = await issue(['room-204', 'room-205']);
    for (const colour of ['#7a1f2b', '#ffffff']) {
      const mark = await uploadImage(stage.api.staff(hotel, 'manager'), 'mark', await drawnMark('x', colour));
      const { version } = (await asManager('GET /api/staff/settings/brand')).body;
      const brand = { mark: mark.body.hash, picture: null, accent: null, greeting: {}, version };
      expect((await asManager('PUT /api/staff/settings/brand', brand)).status).toBe(200);
      for (const format of ['a6', 'cards', 'tents'] as const) {
        const { bytes } = await print(codes, format);
        expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
        const pages = await readPdf(
          bytes,
          format === 'cards' ? [2, 4] : format === 'tents' ? [2, 2] : [1, 1],
        );
        expect(pages.map(({ text }) => text).join(' ')).toContain('Room 205');
      }
    }
    await asManager('DELETE /api/staff/settings/brand');
  });

  test('the same codes are printed again in another format without being replaced', async () => {
    const codes = await issue(['room-204', 'room-205', 'table-1']);
    const cards = await readPdf((await print(codes, 'cards')).bytes, [2, 4]);
    expect(cards).toMatchObject([{ widthMm: 210, heightMm: 297 }]);
    expect(cards[0]?.codes).toHaveLength(3);
    const tents = await readPdf((await print(codes, 'tents')).bytes, [2, 2]);
    expect(tents.map(({ codes: seen }) => seen.length)).toEqual([4, 2]);
    expect(new Set(tents.flatMap(({ codes: seen }) => seen))).toEqual(new Set(cards[0]?.codes));
    const [first] = codes;
    expect((await stage.api.call('POST /api/qr/resolve', { body: { code: first?.code } })).status).toBe(200);
  });

  test('no sheet is written for a code that was replaced, belongs elsewhere or has another short code', async () => {
    const other = await stage.newHotel();
    const [old] = await issue(['room-205']);
    const [fresh, table] = [...(await issue(['room-205'])), ...(await issue(['table-1']))];
    for (const codes of [
      [old],
      [fresh, other.codes.room],
      [{ code: fresh?.code, shortCode: table?.shortCode }],
      [{ code: 'A'.repeat(22), shortCode: '00000000' }],
    ]) {
      const { response } = await print(codes, 'cards');
      expect(response.status).toBe(404);
    }
    expect((await print([fresh, table], 'cards')).response.status).toBe(200);
  });

  test('a revoked code opens nothing, and its phones are disconnected', async () => {
    const [issued] = await issue(['table-1']);
    const guest = await stage.api.guest(issued?.code ?? '');
    const ended = await asManager('POST /api/staff/places/table-1/code/end');
    expect([ended.status, ended.body]).toEqual([200, { ended: 1 }]);
    const answer = await stage.api.call('POST /api/qr/resolve', { body: { code: issued?.code } });
    expect(answer.body.code).toBe('inactive-code');
    expect((await guest.call('GET /api/guest/session')).status).toBe(401);
    expect((await print([issued], 'a6')).response.status).toBe(404);
    const { body } = await asManager('GET /api/staff/places');
    expect(body.places.find(({ id }: { id: string }) => id === 'table-1').codeIssuedAt).toBeNull();
    expect((await asManager('POST /api/staff/places/nowhere/code/end')).status).toBe(404);
  });
});

test('a whole floor fits on as few pages as possible, eight cards each, and long names stay on their card', async () => {
  const cards = Array.from({ length: 9 }, (_, index) => ({
    propertyName: 'The Grand Old Hotel of the Seven Brothers and their Sisters by the River',
    placeLabel: `Room ${300 + index} with a view over the river`,
    link: `https://grand.bellkey.example/scan-qr?c=${String(index).padStart(22, 'A')}`,
    address: 'grand-old-hotel-of-the-seven.bellkey.example/scan-qr',
    shortCode: '7Q4M2XKD',
    sentences: cardSentences(['en', 'de', 'pt', 'fr', 'es']),
  }));
  const sheet = await drawSheet(cards, 'cards', findSheetFonts());
  const pages = await readPdf(new Uint8Array(await sheet.arrayBuffer()), [2, 4]);
  expect(pages.map(({ codes }) => codes.length)).toEqual([8, 1]);
  expect(new Set(pages.flatMap(({ codes }) => codes))).toEqual(new Set(cards.map(({ link }) => link)));
  expect(pages[1]?.text).toContain('7Q4M-2XKD');
  expect(cardSentences(['ja', 'xx']).map(({ language }) => language)).toEqual(['en']);
});
