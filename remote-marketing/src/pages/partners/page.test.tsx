import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './page.tsx';

test('the preview changes with the brand, and says when a colour is unreadable on paper', async () => {
  const user = userEvent.setup();
  render(
    <TestShell at="/partners">
      <Page />
    </TestShell>,
  );
  const screenOf = (name: RegExp) => screen.getByRole('img', { name });
  const pictureIn = (name: RegExp) => screenOf(name).querySelector('image')?.getAttribute('href');
  expect(pictureIn(/Harbourline Hotels, in the light scheme/)).toBe('/brand/harbourline/logo.svg');
  expect(screen.getAllByRole('cell')[0]).toHaveTextContent(/^\d+\.\d : 1 passes$/);

  await user.click(screen.getByRole('radio', { name: 'Bellkey' }));
  expect(pictureIn(/name Bellkey, in the dark scheme/)).toBeUndefined();

  await user.click(screen.getByRole('radio', { name: 'Your colours' }));
  const primary = screen.getByRole('textbox', { name: /^Primary/ });
  await user.clear(primary);
  await user.type(primary, 'ffe9a8');
  expect(screen.getAllByText(/too low/).length).toBeGreaterThan(0);

  await user.clear(primary);
  await user.type(primary, 'teal');
  expect(screen.getByText('Six digits from 0 to f, as #1f2937.')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /light scheme/ })).toBeNull();
});
