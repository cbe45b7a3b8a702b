import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { isLocalhost } from './is-localhost.ts';
import { SubdomainPanel } from './subdomain-panel.tsx';

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

test('“Detect again” looks at the host name again', () => {
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
