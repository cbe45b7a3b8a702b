import { expect, test } from '@jest/globals';
import { parseMarkdown } from '../../prose/markdown.ts';
import privacy from './privacy.md';
import terms from './terms.md';

test.each([
  ['terms', terms],
  ['privacy', privacy],
])('%s is dated, and every link in it leads somewhere', (_, text) => {
  const { fields, blocks } = parseMarkdown(text);
  expect(fields.get('title')).toBeTruthy();
  expect(fields.get('updated')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(JSON.stringify(blocks)).not.toContain('"href":"#"');
});

test('the terms number their sections without a gap', () => {
  const numbers = parseMarkdown(terms).blocks.flatMap((block) =>
    block.kind === 'heading' ? [Number.parseInt(block.text, 10)] : [],
  );
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
});

test('every row of a table in the privacy notice fills every column', () => {
  for (const block of parseMarkdown(privacy).blocks) {
    if (block.kind !== 'table') continue;
    for (const row of block.rows) {
      expect(row).toHaveLength(block.head.length);
      for (const cell of row) expect(cell.length).toBeGreaterThan(0);
    }
  }
});
