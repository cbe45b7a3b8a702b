import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createLineIcon from './index.ts';

const Minus = createLineIcon({ node: [['path', { d: 'M5 12h14', key: 'a' }]] });

test('an icon is drawn in the text’s colour and is decoration', () => {
  expect(renderToStaticMarkup(createElement(Minus, { size: 16 }))).toBe(
    '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 12h14"></path></svg>',
  );
});

test('attributes from the page take precedence', () => {
  const drawn = renderToStaticMarkup(
    createElement(Minus, { strokeWidth: 1.8, 'aria-hidden': undefined, 'aria-label': 'Less', role: 'img' }),
  );
  expect(drawn).toContain('width="24"');
  expect(drawn).toContain('stroke-width="1.8"');
  expect(drawn).toContain('role="img"');
  expect(drawn).not.toContain('aria-hidden');
});
