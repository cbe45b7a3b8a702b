import { describe, expect, test } from '@jest/globals';
import pages from '../pages.ts';
import { articles, readArticle } from './articles.ts';
import { searchArticles } from './search-articles.ts';

const slugs = (query: string) => searchArticles(articles, query).map(({ slug }) => slug);

describe('the guides', () => {
  test('are at least six, each at an address of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  });

  test.each(articles)(
    '$slug has a date, headings with ids of their own, and links that lead somewhere',
    (article) => {
      expect(article.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const ids = article.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
      expect(ids.length).toBeGreaterThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
      expect(JSON.stringify(article.blocks)).not.toContain('"href":"#"');
    },
  );

  test('say how long they take, counted in words', () => {
    const front = '---\ntitle: T\nsummary: S\nupdated: 2026-11-20\n---\n\n';
    expect(readArticle('short', `${front}One.`).readingMinutes).toBe(1);
    expect(readArticle('long', `${front}${'word '.repeat(441)}`).readingMinutes).toBe(3);
  });

  test('must have a title, a summary and a date', () => {
    expect(() => readArticle('broken', '---\ntitle: T\n---\n\nText.')).toThrow(
      'The guide broken has no summary.',
    );
  });
});

describe('search', () => {
  test('finds every guide when nothing is asked', () => {
    expect(slugs('  ')).toHaveLength(articles.length);
  });

  test('looks into the text, and needs every word', () => {
    expect(slugs('quiet zone')).toEqual(['place-qr-codes']);
    expect(slugs('quiet zone submarine')).toEqual([]);
  });

  test('takes no notice of case and accents', () => {
    expect(slugs('LGPD')).toEqual(slugs('lgpd'));
    expect(slugs('briéfing')).toEqual(slugs('briefing'));
  });

  test('puts a word in the title first', () => {
    expect(slugs('knowledge')[0]).toBe('write-knowledge');
  });
});

test('the page table knows every guide, so that any other address answers 404', () => {
  expect([...(pages.pages.guide.params?.slug ?? [])].sort()).toEqual(articles.map(({ slug }) => slug).sort());
});
