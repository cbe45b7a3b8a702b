import { resolveBrand } from '@bellkey/shared/brand';
import { expect, test } from '@jest/globals';
import { type DocumentParts, renderDocument } from './document.ts';

const HOSTILE = `"><script>alert(1)</script>'&`;

const parts = (origin: string, text: string): DocumentParts => ({
  brand: { ...resolveBrand('localhost'), name: text },
  about: { title: text, description: text, noindex: false, origin, pathname: '/' },
  boot: { requestId: text } as unknown as DocumentParts['boot'],
  body: '<main>rendered</main>',
  firstLayout: false,
  forms: false,
  lateHeadings: false,
  styles: [{ href: `/a.css?${text}`, integrity: text }],
  scripts: [{ src: `/a.js?${text}`, integrity: text, shell: true }],
  fonts: [`/a.woff2?${text}`],
});

test('no value can end its attribute, element or script', async () => {
  const html = await renderDocument(parts('https://bellkey.example', HOSTILE));
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('src="/a.js?&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"');
});

test('rendered markup is inserted unchanged', async () => {
  const html = await renderDocument(parts('https://bellkey.example', 'Bellkey'));
  expect(html).toContain('<main>rendered</main>');
  expect(html).toContain('<title>Bellkey</title>');
  expect(html).toContain(' data-shell></script>');
});
