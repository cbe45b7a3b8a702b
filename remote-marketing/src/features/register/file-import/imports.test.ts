import { Blob } from 'node:buffer';
import { parseCsv, textOfFile } from '@bellkey/shared/csv';
import { describe, expect, test } from '@jest/globals';
import { parseMenu, parsePlaces } from './imports.ts';

describe('a CSV file', () => {
  test.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\uFEFFa, "b, and ""c"""\n\n', [['a', 'b, and "c"']]],
    ['"two\nlines",x', [['two\nlines', 'x']]],
    ['Stube 1\nSauna;area\nSala 2;table', [['Stube 1'], ['Sauna', 'area'], ['Sala 2', 'table']]],
    [
      'a\tb, c\nd\te',
      [
        ['a', 'b, c'],
        ['d', 'e'],
      ],
    ],
    ['', []],
  ])('%j has these cells', async (text, cells) => {
    expect(await parseCsv(text)).toEqual(cells);
  });
});

describe('a file', () => {
  test.each([
    ['UTF-8', Buffer.from('Große Zinne', 'utf8'), 'Große Zinne'],
    ['Windows-1252, as spreadsheets write it', Buffer.from('Gro\xdfe Zinne', 'latin1'), 'Große Zinne'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), null],
  ])('in %s', async (_, bytes, text) => {
    expect(await textOfFile(new Blob([bytes]) as unknown as globalThis.Blob)).toBe(text);
  });
});

describe('places from a file', () => {
  test.each([['Nome'], ['Zimmer;Typ;Etage'], ['Habitación,Tipo,Planta'], ['Camera\tTipo\tPiano']])(
    'may begin with the names of their columns: %s',
    async (head) => {
      expect(await parsePlaces(`${head}\nStube`, 'room')).toEqual({
        ok: true,
        value: [{ label: 'Stube', kind: 'room' }],
      });
    },
  );

  test('have their columns where the first line names them', async () => {
    expect(await parsePlaces('Nome\tPiano\tTipo\nCamera 7\t2\t\nBar\t0\tzona', 'room')).toEqual({
      ok: true,
      value: [
        { label: 'Camera 7', kind: 'room' },
        { label: 'Bar', kind: 'area' },
      ],
    });
  });

  test('may name their kinds in a language of guests', async () => {
    expect(await parsePlaces('Stube 1;Tisch\nSauna;Bereich\n12;camera', 'room')).toEqual({
      ok: true,
      value: [
        { label: 'Stube 1', kind: 'table' },
        { label: 'Sauna', kind: 'area' },
        { label: '12', kind: 'room' },
      ],
    });
  });

  test('have a label and, where none is given, the usual kind', async () => {
    expect(await parsePlaces('label,kind\nRoom 101\nPool,area\nLobby,LOBBY', 'room')).toEqual({
      ok: true,
      value: [
        { label: 'Room 101', kind: 'room' },
        { label: 'Pool', kind: 'area' },
        { label: 'Lobby', kind: 'lobby' },
      ],
    });
  });

  test.each([
    ['Room 1\nroom 1', 'Line 2: “room 1” is there twice.'],
    [',room', 'Line 1: the first cell is empty; it is the name on the door.'],
    ['Room 1,suite', 'Line 1: “suite” is none of room, table, area and lobby.'],
    ['', 'The file has no lines with content.'],
    [
      Array.from({ length: 401 }, (_, n) => `Room ${n}`).join('\n'),
      'The file has 401 places; 400 fit at once.',
    ],
  ])('that are invalid say which line and why', async (text, error) => {
    expect(await parsePlaces(text, 'room')).toEqual({ ok: false, errors: [error] });
  });

  test('name a few of many invalid lines, and their number', async () => {
    const answer = await parsePlaces(Array.from({ length: 9 }, () => ',x').join('\n'), 'room');
    expect(answer.ok ? [] : answer.errors).toHaveLength(6);
    expect(answer).toMatchObject({ errors: expect.arrayContaining(['and 4 more.']) });
  });
});

describe('a menu from a file', () => {
  test('may begin with the names of its columns', async () => {
    expect(await parseMenu('Kategorie;Name;Beschreibung;Preis\nSuppen;Brodo;;7,50')).toMatchObject({
      value: [{ category: 'Suppen', name: 'Brodo', priceCents: 750 }],
    });
  });

  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['0', 0],
  ])('parses the price %s as %i of the smallest unit', async (price, priceCents) => {
    expect(await parseMenu(`Drinks;Tea;;${price};milk|nuts`)).toMatchObject({
      value: [{ category: 'Drinks', name: 'Tea', priceCents, allergens: ['milk', 'nuts'] }],
    });
  });

  test.each([
    ['Drinks,Tea,,twelve', 'Line 1: “twelve” is no price; write it as 12.50.'],
    ['Drinks,,,1', 'Line 1: a dish needs a category and a name.'],
    ['Drinks,Tea,,1\ndrinks,TEA,,2', 'Line 2: “TEA” is twice in “drinks”.'],
    [`Drinks,${'x'.repeat(121)},,1`, `Line 1: the name “${'x'.repeat(20)}…” is longer than 120 characters.`],
    [
      `Drinks,Tea,,1,milk|${'y'.repeat(31)}`,
      `Line 1: the allergen “${'y'.repeat(20)}…” is longer than 30 characters.`,
    ],
  ])('that is invalid says which line and why', async (text, error) => {
    expect(await parseMenu(text)).toEqual({ ok: false, errors: [error] });
  });
});
