import type { ComposedPage } from '@bellkey/shared/remote';
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { PagePlaceholder } from './page-placeholder.tsx';

const scan: ComposedPage = {
  remote: 'guest',
  name: 'scan-qr',
  path: '/scan-qr',
  title: 'Scan your code',
  lead: 'The square in your room.',
  rendering: 'client',
  guard: null,
  frame: 'full',
};
const html = (page: ComposedPage) => renderToString(<PagePlaceholder page={page} label="Loading" />);

test('a page that says so has a field for a code where no scripts run', () => {
  const document = new DOMParser().parseFromString(html({ ...scan, withoutScripts: 'code' }), 'text/html');
  // Scripts do not run in a parsed document, so what is for that case is there.
  const form = document.querySelector('noscript form');
  expect(form?.getAttribute('action')).toBe('/scan-qr');
  expect(form?.getAttribute('method')).toBe('get');
  expect(form?.querySelector('input')?.getAttribute('name')).toBe('c');
  expect(form?.querySelector('label')?.textContent).toBe('Code');
});

test('any other page has none', () => {
  expect(html(scan)).not.toContain('<form');
});
