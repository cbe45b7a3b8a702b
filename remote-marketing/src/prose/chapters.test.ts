import { expect, test } from '@jest/globals';
import { chaptersOf } from './chapters.ts';
import { parseMarkdown } from './markdown.ts';

const chapters = (text: string) => chaptersOf(parseMarkdown(text).blocks);

test('a chapter begins at each heading of level 2, and what is before the first is one too', () => {
  const found = chapters('Before.\n\n## One\n\nText.\n\n### Within\n\nMore.\n\n## Two\n\nText.');
  expect(found.map((blocks) => blocks.map(({ kind }) => kind))).toEqual([
    ['paragraph'],
    ['heading', 'paragraph', 'heading', 'paragraph'],
    ['heading', 'paragraph'],
  ]);
});

test('a long chapter is cut at its next heading of level 3, and only there', () => {
  const table = `| a | b | c | d |\n|---|---|---|---|\n${'| 1 | 2 | 3 | 4 |\n'.repeat(10)}`;
  const found = chapters(`## One\n\n### A\n\n${table}\nText.\n\n### B\n\nText.\n\n### C\n\nText.`);
  expect(found.map((blocks) => blocks.map(({ kind }) => kind))).toEqual([
    ['heading', 'heading', 'table', 'paragraph'],
    ['heading', 'paragraph', 'heading', 'paragraph'],
  ]);
});

test('no text gives no chapter', () => {
  expect(chapters('')).toEqual([]);
});
