import { fakeDialogs, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authCodes, groups } from './gallery.ts';
import { Page } from './page.tsx';

beforeAll(fakeDialogs);

const open = () =>
  render(
    <TestShell at="/demo-error-modal">
      <Page />
    </TestShell>,
  );
const exhibits = groups.flatMap((group) => group.exhibits);

test('shows the twelve authentication codes, and the errors of connection, service and browser', () => {
  expect(authCodes).toHaveLength(12);
  const codes = exhibits.map(({ error }) => error.code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(exhibits.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'unreachable',
      'offline',
      '403 forbidden',
      '404 not-found',
      '409 conflict',
      '413 too-large',
      '429 rate-limited',
      '500 server-error',
      'chunk-load',
      'service-worker-registration',
    ]),
  );
});

test.each(exhibits.map((exhibit) => [exhibit.label, exhibit] as const))(
  '%s opens its dialog in plain words',
  async (label, { error }) => {
    open();
    await userEvent.click(screen.getByRole('button', { name: label }));
    const dialog = screen.getByRole('dialog', { name: error.title });
    expect(dialog).toHaveTextContent(error.code);
    for (const text of [error.sentence, error.advice]) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      // Shown once: a text equal to its title appears only as the title.
      expect(dialog).toHaveTextContent(text === `${error.title}.` ? error.title : text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('three errors at once are one dialog and two toasts', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Three errors at once' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Dismiss/ })).toHaveLength(2);
});
