import { expect, test } from '@jest/globals';
import { articles } from '../../guides/articles.ts';
import { guideList } from './guide-list.ts';

test.each(guideList)(
  'the guide $slug exists under the title that the home page gives it',
  ({ slug, title }) => {
    expect(articles.find((article) => article.slug === slug)?.title).toBe(title);
  },
);
