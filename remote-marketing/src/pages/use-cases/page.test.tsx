import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Page } from './page.tsx';

const show = (at: string) =>
  render(
    <TestShell at={at}>
      <Page />
    </TestShell>,
  );

test('the URL narrows the cases, and the filter says so', () => {
  show('/use-cases?business=rental&department=maintenance');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'What is broken, and how badly' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Short-term rental' })).toHaveAttribute('aria-current', 'true');
});

test('a filter keeps the other one', () => {
  show('/use-cases?business=resort');
  expect(screen.getByRole('link', { name: 'Concierge' })).toHaveAttribute(
    'href',
    '/use-cases?business=resort&department=concierge',
  );
});

test('a combination without a use case says what to do', () => {
  show('/use-cases?business=rental&department=concierge');
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: /Show all/ })).toHaveAttribute('href', '/use-cases');
});

test('an unknown value filters nothing', () => {
  show('/use-cases?business=castle');
  expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(8);
});
