import { resolveBrand } from '@bellkey/shared/brand';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { shownLabels } from '../shown-value/shown-labels.ts';
import { Footer } from './footer.tsx';

afterEach(() => act(() => shownLabels.set(null)));

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

test('with the labels of a guest’s page its links are in the guest’s language, which is marked', () => {
  render(
    <TestShell at="/scan-qr">
      <Footer />
    </TestShell>,
  );
  const labels = {
    language: 'de',
    footer: 'Fußzeile',
    partners: 'Partner',
    terms: 'Nutzungsbedingungen',
    features: 'Funktionen',
    pricing: 'Preise',
    about: 'Über uns',
    blog: 'Blog',
    contact: 'Kontakt',
    privacy: 'Datenschutz',
    cookies: 'Cookies',
    installName: ({ name }: { name: string }) => `${name} installieren`,
    reloadButton: 'Neu laden',
    offlineUnsupported: 'Nicht ohne Verbindung',
    installedAndOffline: 'Installiert, auch ohne Verbindung',
    offlineReady: 'Auch ohne Verbindung',
    installed: 'Installiert',
  };
  act(() => shownLabels.set(labels));
  const navigation = screen.getByRole('navigation', { name: 'Fußzeile' });
  expect(navigation).toHaveAttribute('lang', 'de');
  expect(within(navigation).getByRole('link', { name: 'Nutzungsbedingungen' })).toHaveAttribute(
    'href',
    '/terms',
  );
  expect(within(navigation).getByRole('link', { name: 'Preise' })).toHaveAttribute('href', '/#pricing');
  act(() => shownLabels.set(null));
  expect(screen.getByRole('link', { name: 'Pricing' })).toBeVisible();
});
