import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Page } from './page.tsx';

test('the home page says what the product does', () => {
  render(
    <TestShell>
      <Page />
    </TestShell>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ask once');
});
