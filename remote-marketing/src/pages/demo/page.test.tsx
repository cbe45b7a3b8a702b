import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Page } from './page.tsx';

test.each([
  ['/demo?script=late-checkout', 'Read “Late check-out, without a promise”', '/use-cases#late-checkout'],
  ['/demo?script=unknown', 'See the use cases', '/use-cases'],
])('%s leads to what can be read meanwhile', (at, name, href) => {
  render(
    <TestShell at={at}>
      <Page />
    </TestShell>,
  );
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
