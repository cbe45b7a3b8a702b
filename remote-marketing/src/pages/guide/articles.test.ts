import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { articles, parseArticle } from '../../features/guides/articles.ts';
import { searchArticles } from '../../features/guides/search-articles.ts';
import { qualityCard } from '../../features/quality/quality-card.ts';
import pages from '../../pages.ts';

const slugs = (query: string) => searchArticles(articles, query).map(({ slug }) => slug);

describe('the guides', () => {
  test('are at least six, each with its own address', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  });

  test.each(articles)('$slug has a date, headings with unique ids, and working links', (article) => {
    expect(article.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const ids = article.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(article.blocks)).not.toContain('"href":"#"');
  });

  test('are as new as the card that is in them', () => {
    const quality = articles.find(({ slug }) => slug === 'concierge-quality');
    expect(quality?.updated && quality.updated >= qualityCard.on).toBe(true);
  });

  test('give their reading time, from their number of words', () => {
    const entry = { slug: 'a', title: 'T', summary: 'S', updated: '2026-11-20' };
    expect(parseArticle(entry, 'One.').readingMinutes).toBe(1);
    expect(parseArticle(entry, 'word '.repeat(441)).readingMinutes).toBe(3);
  });
});

describe('search', () => {
  test('finds every guide for an empty query', () => {
    expect(slugs('  ')).toHaveLength(articles.length);
  });

  test('searches the text, and needs every word', () => {
    expect(slugs('quiet zone')).toEqual(['place-qr-codes']);
    expect(slugs('quiet zone submarine')).toEqual([]);
  });

  test('ignores case and accents', () => {
    expect(slugs('LGPD')).toEqual(slugs('lgpd'));
    expect(slugs('briéfing')).toEqual(slugs('briefing'));
  });

  test('puts a word in the title first', () => {
    expect(slugs('knowledge')[0]).toBe('write-knowledge');
  });
});

test('the page table has every guide under its own title, and no other address', () => {
  expect(pages.pages.guide.params?.slug).toEqual(articles.map(({ slug }) => slug));
  for (const { slug, title, summary } of articles)
    expect(pages.pages.guide.about?.[`/guides/${slug}`]).toMatchObject({ title, description: summary });
});

test('every text in the folder is in the list', () => {
  const files = readdirSync(path.join(__dirname, '../../features/guides/articles'));
  expect(files.sort()).toEqual(articles.map(({ slug }) => `${slug}.md`).sort());
});
