import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PREVIEW_SOURCES, previewFiles, sourceOf } from './preview-files.ts';
import { PREVIEW } from './preview-html.ts';

const MAX_BYTES = 60_000;
const taken: Record<string, string> = JSON.parse(readFileSync(PREVIEW_SOURCES, 'utf8'));

test.each(previewFiles)('$name has its link picture, of the declared size, and small', ({ file }) => {
  const bytes = readFileSync(file);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PREVIEW.width, PREVIEW.height]);
  expect(statSync(file).size).toBeLessThan(MAX_BYTES);
});

test('every picture shows the current text of its page; if not, run `npm run pictures`', () => {
  expect(taken).toEqual(Object.fromEntries(previewFiles.map((file) => [file.name, sourceOf(file)])));
});
