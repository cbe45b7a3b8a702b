import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { isLocalhost } from './is-localhost.ts';
import { SubdomainPanel } from './subdomain-panel.tsx';
import { SubdomainPanelSlot } from './subdomain-panel-slot.tsx';

test.each([
  ['localhost', true],
  ['harbourline.localhost', true],
  ['HARBOURLINE.localhost.', true],
  ['bellkey.example', false],
  ['localhost.bellkey.example', false],
  ['notlocalhost', false],
])('%s is a localhost host: %s', (hostname, expected) => {
  expect(isLocalhost(hostname)).toBe(expected);
});

const rowsOf = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );

test('it is folded up, and says hostname, subdomain, base domain and parts', () => {
  const { container } = render(
    <TestShell>
      <SubdomainPanel hostname={() => 'harbourline.localhost'} />
    </TestShell>,
  );
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  expect(rowsOf()).toMatchObject({
    Hostname: 'harbourline.localhost',
    Subdomain: 'harbourline',
    'Base domain': 'localhost',
    Parts: 'harbourline · localhost',
  });
});

test('“Detect again” looks at the host name anew', () => {
  let hostname = 'localhost';
  render(
    <TestShell>
      <SubdomainPanel hostname={() => hostname} />
    </TestShell>,
  );
  expect(rowsOf()).toMatchObject({ Subdomain: 'none' });
  hostname = 'quay.localhost';
  fireEvent.click(screen.getByText('Detect again'));
  expect(rowsOf()).toMatchObject({ Subdomain: 'quay' });
});

function slot(hostname: string, environment: 'production' | 'demo') {
  const services = shellServices();
  render(
    <TestShell services={{ ...services, config: { ...services.config, environment } }}>
      <SubdomainPanelSlot hostname={() => hostname} />
    </TestShell>,
  );
}
const panel = () => screen.queryByRole('complementary', { name: 'Subdomain debug panel' });
const afterIdle = () => new Promise((resolve) => setTimeout(resolve, 700));

test('it is there on a localhost host', async () => {
  slot('localhost', 'demo');
  await waitFor(() => expect(panel()).not.toBeNull(), { timeout: 3_000 });
});

test.each([
  ['localhost', 'production'],
  ['bellkey.example', 'demo'],
] as const)('on %s in %s it is not', async (hostname, environment) => {
  slot(hostname, environment);
  await afterIdle();
  expect(panel()).toBeNull();
});
