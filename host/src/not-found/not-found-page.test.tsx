import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NotFoundPage } from './not-found-page.tsx';
import { NotFoundRoute } from './not-found-route.tsx';
import { pickVariant } from './pick-variant.ts';

const page = (seed = 1, path = '/no-such-room') => (
  <TestShell>
    <NotFoundPage path={path} seed={seed} />
  </TestShell>
);

test('it is titled Room Not Found!, shows a large 404 and says which path nothing answers to', () => {
  render(page());
  expect(screen.getByRole('heading', { level: 1, name: 'Room Not Found!' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Page not found: /no-such-room');
});

test('three cards lead on: home, use cases, contact', () => {
  render(page());
  const cards = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(cards).toEqual([
    ['Go Home', '/'],
    ['Explore Use Cases', '/use-cases'],
    ['Get In Touch', '/#contact'],
  ]);
});

test('the seed picks what is drawn and what the butler says', () => {
  const { illustration, message } = pickVariant(42);
  render(page(42));
  expect(screen.getByRole('img', { name: illustration.label })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

test('a server that knows the seed makes the very HTML that the browser makes', () => {
  const { container } = render(page(7));
  const server = document.createElement('div');
  server.innerHTML = renderToString(page(7));
  expect(server.textContent).toBe(container.textContent);
  expect(server.querySelector('svg[role=img]')?.outerHTML).toBe(
    container.querySelector('svg[role=img]')?.outerHTML,
  );
});

test('the HTML has its sentence as one text, with the path escaped', () => {
  expect(renderToString(page(1, '/rooms/999'))).toContain('>Page not found: /rooms/999<');
  expect(renderToString(page(1, '/<b>"&\''))).toContain('>Page not found: /&lt;b&gt;&quot;&amp;&#x27;<');
});

test('the route shows the path of the address bar', () => {
  render(
    <TestShell at="/towels/of/babel?size=xl">
      <NotFoundRoute seed={3} />
    </TestShell>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Page not found: \/towels\/of\/babel$/);
});
