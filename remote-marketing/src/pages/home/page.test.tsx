import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Page } from './page.tsx';

const show = () =>
  render(
    <TestShell>
      <Page />
    </TestShell>,
  );

test('the home page says what the product does', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ask once.Watch it happen.');
});

test('it has every anchor that the footer leads to', () => {
  const { container } = show();
  for (const anchor of ['features', 'pricing', 'about', 'blog', 'contact', 'privacy', 'cookies'])
    expect(container.querySelector(`#${anchor}`)).not.toBeNull();
});

test('prices stand for paying monthly and yearly, ten months for twelve', () => {
  const { container } = show();
  const plans = within(container.querySelector('#pricing') as HTMLElement);
  expect(plans.getByRole('radio', { name: 'Pay monthly' })).toBeChecked();
  expect(plans.getByText('€6.00')).toBeInTheDocument();
  expect(plans.getAllByText('€5.00').length).toBeGreaterThan(0);
});
