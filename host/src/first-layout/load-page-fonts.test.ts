import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadPageFonts } from './load-page-fonts.ts';

const load = jest.fn<(font: string, text: string) => Promise<FontFace[]>>();

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  document.body.innerHTML = `
    <main style="font-family: Plain, 'Plain fallback', sans-serif">
      <h1 style="font-family: Grand, serif">Ten cafés</h1><p>≥ 10</p><h2>À la carte</h2>
    </main><footer>©</footer>`;
});
afterEach(() => {
  load.mockReset();
  Reflect.deleteProperty(document, 'fonts');
});

test('fonts are requested by the text that is set in them', async () => {
  load.mockResolvedValue([]);
  await loadPageFonts(document);
  expect(load.mock.calls.map(([font, text]) => [font, text.replace(/\s+/g, ' ').trim()])).toEqual([
    ['1em Plain', 'Ten cafés≥ 10À la carte'],
    ['1em Grand', 'Ten cafésÀ la carte'],
  ]);
});

test('a font that cannot be loaded delays nothing', async () => {
  load.mockRejectedValue(new Error('404'));
  await expect(loadPageFonts(document)).resolves.toBeUndefined();
});

test('without fonts to load, or without a page, nothing is requested', async () => {
  Reflect.deleteProperty(document, 'fonts');
  await loadPageFonts(document);
  document.body.innerHTML = '';
  await loadPageFonts(document);
  expect(load).not.toHaveBeenCalled();
});
