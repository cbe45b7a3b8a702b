import { resolveBrand } from '@bellkey/shared/brand';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Footer } from './footer.tsx';

test('its links are the specification’s: two pages, and seven anchors of the home page', () => {
  render(
    <TestShell at="/chat">
      <Footer />
    </TestShell>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/partners',
    '/terms',
    '/#features',
    '/#pricing',
    '/#about',
    '/#blog',
    '/#contact',
    '/#privacy',
    '/#cookies',
  ]);
});

test.each([
  ['localhost', '© 2025 Bellkey'],
  ['harbourline.localhost', '© 2025 Harbourline Hotels'],
])('at %s it says %s, and the brand’s tagline', (hostname, copyright) => {
  const brand = resolveBrand(hostname);
  render(
    <TestShell services={shellServices({ brand })}>
      <Footer />
    </TestShell>,
  );
  expect(screen.getByText(copyright)).toBeVisible();
  expect(screen.getByText(brand.tagline)).toBeVisible();
});
