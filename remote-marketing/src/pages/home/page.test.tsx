import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { figureOf, qualityFigures } from '../../features/quality/quality-figures.ts';
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

test('it has every anchor that the footer links to', () => {
  const { container } = show();
  for (const anchor of ['features', 'pricing', 'about', 'blog', 'contact', 'privacy', 'cookies'])
    expect(container.querySelector(`#${anchor}`)).not.toBeNull();
});

test('prices are for paying monthly and yearly, ten months for twelve', () => {
  const { container } = show();
  const plans = within(container.querySelector('#pricing') as HTMLElement);
  expect(plans.getByRole('radio', { name: 'Pay monthly' })).toBeChecked();
  expect(plans.getByText('€6.00')).toBeInTheDocument();
  expect(plans.getAllByText('€5.00').length).toBeGreaterThan(0);
});

test('the measured figures have their cases and day, and a link to the method', () => {
  const { container } = show();
  expect(screen.getByText(/asked once by a stranger on/).querySelector('time')).toHaveAttribute(
    'datetime',
    qualityFigures.on,
  );
  const { share, cases } = figureOf('Single lines at Hotel Aurora: correct');
  expect(container).toHaveTextContent(`${share}${cases}`);
  expect(screen.getByRole('link', { name: 'The card and its method' })).toHaveAttribute(
    'href',
    '/guides/concierge-quality',
  );
});

test('the hero’s loop can be paused', () => {
  show();
  expect(screen.getByRole('checkbox', { name: 'Hold the picture still' })).not.toBeChecked();
});

test('pictures of the product have their size, words, and both formats by day and night', () => {
  const { container } = show();
  const pictures = [...container.querySelectorAll('picture')];
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) {
    expect(picture.querySelectorAll('source')).toHaveLength(3);
    const image = picture.querySelector('img');
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '600');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image?.alt).not.toBe('');
  }
});
