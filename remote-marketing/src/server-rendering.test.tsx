/**
 * @jest-environment node
 */
import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import table from './pages.ts';

test.each(Object.entries(table.pages))('%s renders without a window', async (name, { path }) => {
  expect(typeof window).toBe('undefined');
  const { Page } = (await import(`./pages/${name}/page.tsx`)) as { Page: ComponentType };
  const html = renderToString(
    <TestShell at={path.replace(':slug', 'place-qr-codes')}>{createElement(Page)}</TestShell>,
  );
  expect(html).toContain('<h1');
});
