import type { ComposedPage } from '@bellkey/shared/remote';
import { expect, test } from '@jest/globals';
import { brandUrl, sitePaths } from './site-pages.ts';

const page = (remote: string, path: string, params?: Record<string, string[]>): ComposedPage => ({
  remote,
  name: path,
  path,
  title: path,
  rendering: 'server',
  guard: null,
  frame: 'full',
  ...(params ? { params } : {}),
});

test('the site is the marketing remote’s pages, a parameter with its first known value', () => {
  const pages = [
    page('marketing', '/'),
    page('marketing', '/guides/:slug', { slug: ['one', 'two'] }),
    page('marketing', '/anything/:id'),
    page('guest', '/chat'),
  ];
  expect(sitePaths(pages)).toEqual(['/', '/guides/one']);
});

test('a brand is requested at its subdomain', () => {
  expect(brandUrl('http://localhost:3000', 'default')).toBe('http://localhost:3000');
  expect(brandUrl('http://localhost:3000', 'harbourline')).toBe('http://harbourline.localhost:3000');
});
