import { describe, expect, test } from '@jest/globals';
import { PropertyContent } from './property-content.ts';

const later = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('Content of a property', () => {
  test('is built once, however many ask while it is loaded and built', async () => {
    const content = new PropertyContent();
    let built = 0;
    const ask = () =>
      content.get(
        'aurora',
        1,
        'index',
        async () => {
          await later();
          return 'rows';
        },
        async (rows) => {
          built += 1;
          await later();
          return `${rows} ${built}`;
        },
      );
    expect(new Set(await Promise.all(Array.from({ length: 20 }, ask)))).toEqual(new Set(['rows 1']));
    expect(await ask()).toBe('rows 1');
  });

  test('is built from its earlier version', async () => {
    const content = new PropertyContent();
    const ask = (version: number, property = 'aurora') =>
      content.get<number, number[]>(
        property,
        version,
        'index',
        async () => version,
        (row, earlier = []) => [...earlier, row],
      );
    expect(await ask(1)).toEqual([1]);
    expect(await ask(2)).toEqual([1, 2]);
    expect(await ask(2)).toEqual([1, 2]);
    expect(await ask(3, 'harbour')).toEqual([3]);
  });

  test('that could not be built is built for the next who asks', async () => {
    const content = new PropertyContent();
    const ask = (build: () => string) => content.get('aurora', 1, 'index', async () => null, build);
    await expect(
      ask(() => {
        throw new Error('not now');
      }),
    ).rejects.toThrow('not now');
    expect(await ask(() => 'built')).toBe('built');
  });
});
