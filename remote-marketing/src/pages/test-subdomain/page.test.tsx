import { resolveBrand } from '@bellkey/shared/brand';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Page } from './page.tsx';

const show = (at: string) =>
  render(
    <TestShell at={at}>
      <Page />
    </TestShell>,
  );

test('a host name in the URL is taken apart, and its brand named', () => {
  show('/test-subdomain?host=harbourline.bellkey.example');
  expect(screen.getByRole('heading', { name: 'harbourline.bellkey.example' })).toBeInTheDocument();
  expect(screen.getByText('Harbourline Hotels (harbourline)')).toBeInTheDocument();
  expect(screen.getByText('three or more labels: the first is the subdomain')).toBeInTheDocument();
});

test('a brand that came as a data file is one of the brands', () => {
  const { config } = shellServices();
  const quayside = { ...resolveBrand('localhost'), key: 'quayside', name: 'Quayside Stays' };
  render(
    <TestShell
      at="/test-subdomain?host=quayside.bellkey.example"
      services={shellServices({ config: { ...config, addedBrands: [quayside] } })}
    >
      <Page />
    </TestShell>,
  );
  expect(screen.getByText('Quayside Stays (quayside)')).toBeInTheDocument();
});

test('without one it uses the host of the page itself', async () => {
  show('/test-subdomain');
  expect(await screen.findByText('the host of this page')).toBeInTheDocument();
  expect(screen.getByText('Bellkey (default)')).toBeInTheDocument();
});
