import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { systems } from '../features/integrations/systems.ts';
import { luzeiros } from '../features/proposals/offers/luzeiros.ts';
import { ProposalView } from '../features/proposals/proposal-view.tsx';
import { Page as Home } from './home/page.tsx';
import { Page as Integrations } from './integrations/page.tsx';
import { Page as Partners } from './partners/page.tsx';

const NAMES = ['Cloudbeds', 'Mews', 'Protel', 'Little Hotelier'];

test.each([
  ['the home page', <Home key="home" />],
  ['the page on integrations', <Integrations key="integrations" />],
  ['the page on partners', <Partners key="partners" />],
])('%s shows the word marks of the four systems, in the size of the catalogue', (_, page) => {
  render(<TestShell>{page}</TestShell>);
  for (const name of NAMES) {
    const logo = screen.getByRole('img', { name });
    expect(logo).toHaveAttribute('src', expect.stringMatching(/^\/assets\/integrations\/[a-z-]+\.svg$/));
    expect([logo.getAttribute('width'), logo.getAttribute('height'), logo.getAttribute('loading')]).toEqual([
      '200',
      '48',
      'lazy',
    ]);
  }
  expect(document.body).toHaveTextContent(/our own type/);
});

test('each system on the page on integrations is a heading that its word mark names', () => {
  render(
    <TestShell>
      <Integrations />
    </TestShell>,
  );
  for (const { name } of systems) expect(screen.getByRole('heading', { name })).toBeInTheDocument();
});

test('a proposal shows the word mark of its system next to the table that names it', () => {
  const { container } = render(
    <TestShell>
      <ProposalView proposal={luzeiros} />
    </TestShell>,
  );
  expect(container.querySelector('img[src="/assets/integrations/cloudbeds.svg"]')).toHaveAttribute('alt', '');
  expect(container).toHaveTextContent('Cloudbeds in our own type, not the company’s logo.');
});
