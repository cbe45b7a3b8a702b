import { parseCsv } from '@bellkey/shared/csv';
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
    ['', []],
  ])('%j has these cells', async (text, cells) => {
    expect(await parseCsv(text)).toEqual(cells);
  });
});

describe('places from a file', () => {
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
  ])('that is invalid says which line and why', async (text, error) => {
    expect(await parseMenu(text)).toEqual({ ok: false, errors: [error] });
  });
});
