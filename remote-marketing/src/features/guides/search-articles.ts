import type { Article } from './articles.ts';

/**
 * The guides with every word of the query, those with a word in the title first. Case and accents are ignored; an empty
 * query finds all.
 */
export function searchArticles(articles: readonly Article[], query: string): Article[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const scored = articles.flatMap((article) => {
    const title = plain(article.title);
    const all = plain(`${article.title} ${article.summary} ${article.text}`);
    if (!words.every((word) => all.includes(word))) return [];
    return [{ article, inTitle: words.filter((word) => title.includes(word)).length }];
  });
  return scored.sort((a, b) => b.inTitle - a.inTitle).map(({ article }) => article);
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
