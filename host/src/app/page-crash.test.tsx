/**
 * @jest-environment-options {"url": "http://harbourline.localhost/"}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { fault, renderShell } from './testing/render-shell.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a remote’s page that throws while rendering', () => {
  beforeEach(() => {
    // React logs to the console what a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    fault.thrown = null;
    jest.restoreAllMocks();
  });

  test('shows the full-page error with 404, the default, and the id of the log, between top bar and footer', () => {
    fault.thrown = new TypeError('x is undefined');
    const { reported } = renderShell('/fragile');
    expect(screen.getByRole('heading', { level: 1, name: 'Room Not Found!' })).toBeVisible();
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByText('K7M2QX')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    expect(reported[0]).toMatchObject({ kind: 'crashed', phase: 'render', remote: 'marketing' });
  });

  test('with its own status it shows that status and message, and no Room Not Found', () => {
    fault.thrown = Object.assign(new Error('The till is being counted.'), {
      statusCode: 503,
      statusMessage: 'Desk closed',
    });
    renderShell('/fragile');
    expect(screen.getByRole('heading', { level: 1, name: 'Desk closed' })).toBeVisible();
    expect(screen.getByText('503')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The till is being counted.');
    expect(screen.queryByText('Room Not Found!')).toBeNull();
    expect(document.title).toMatch(/^Desk closed · /);
  });

  test('recovers by “Try again” once it no longer throws, and shows the error again while it does', async () => {
    fault.thrown = new TypeError('x is undefined');
    renderShell('/fragile');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('heading', { level: 1, name: 'Room Not Found!' })).toBeVisible();
    fault.thrown = null;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('heading', { name: 'The fragile page' })).toBeVisible();
  });
});
