import { ShellContext } from '@bellkey/shared/shell';
import { shellServices } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, data, Outlet, RouterProvider } from 'react-router-dom';
import { AppError } from '../errors/app-error.ts';
import { catchUncaught } from '../errors/catch-uncaught.ts';
import { createErrorReporter } from '../errors/error-reporter.ts';
import { raisedError } from '../errors/raised-error.ts';
import { ThrowRaisedError } from '../errors/throw-raised-error.tsx';
import { UNEXPECTED } from '../errors/to-app-error.ts';
import { AppErrorPage } from './app-error-page.tsx';

let log: ReturnType<typeof jest.spyOn>;
let scrolledTo: unknown[];
beforeEach(() => {
  // React tells the console of every error that a boundary catches.
  scrolledTo = [];
  window.scrollTo = (...place: unknown[]) => void scrolledTo.push(place);
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockRestore();
  act(() => raisedError.clear());
});

function Thrower({ of: thrower }: { of: { current: unknown } }) {
  if (thrower.current) throw thrower.current;
  return <p>all is well</p>;
}

function shellWith(thrower: { current: unknown }, loader?: () => never) {
  const sent: { id: string; message: string }[] = [];
  const reportError = createErrorReporter({
    send: (text) => sent.push(JSON.parse(text)),
    random: Math.random,
    path: () => '/',
  });
  const reload = jest.fn();
  const router = createMemoryRouter([
    {
      element: (
        <ThrowRaisedError>
          <Outlet />
        </ThrowRaisedError>
      ),
      errorElement: <AppErrorPage reload={reload} />,
      children: [
        { path: '/', element: <Thrower of={thrower} />, loader, hydrateFallbackElement: <p>loading</p> },
        { path: '*', element: <p>elsewhere</p> },
      ],
    },
  ]);
  render(
    <ShellContext value={shellServices({ reportError })}>
      <RouterProvider router={router} />
    </ShellContext>,
  );
  return { sent, reload, router, reportError };
}

const title = () => screen.queryByRole('heading', { level: 1, name: 'Room Not Found!' });

test('an error while rendering shows Room Not Found with 404, between top bar and footer, and the id of the log', () => {
  const { sent } = shellWith({ current: new Error('undefined is not a towel') });
  expect(title()).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(UNEXPECTED);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByText(/© 2025/)).toBeVisible();
  expect(sent).toMatchObject([{ message: 'undefined is not a towel' }]);
  expect(screen.getByText(sent[0]?.id ?? 'no id')).toBeVisible();
});

test('it is shown from its top, however far down the page was that it replaces', () => {
  shellWith({ current: new Error('once') });
  expect(scrolledTo).toEqual([[0, 0]]);
});

test('an application error shows its own status code and message', () => {
  shellWith({ current: new AppError({ statusCode: 503, statusMessage: 'The desk is closed.' }) });
  expect(screen.getByText('503')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The desk is closed.');
  expect(screen.getByRole('heading', { level: 1, name: 'The desk is closed.' })).toBeVisible();
  expect(title()).toBeNull();
});

test('an answer that the router got shows its status', async () => {
  shellWith({ current: null }, () => {
    throw data(null, { status: 418, statusText: 'Teapot' });
  });
  expect(await screen.findByText('418')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Teapot');
});

test('“Try again” clears it where one is', async () => {
  const thrower: { current: unknown } = { current: new Error('once') };
  const { router, reload } = shellWith(thrower);
  thrower.current = null;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('all is well')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(reload).not.toHaveBeenCalled();
});

test('fatal uncaught rejections reach the page, under one id; leaving it reloads', async () => {
  const { sent, reload, router, reportError } = shellWith({ current: null });
  const target = new EventTarget() as unknown as Window;
  catchUncaught(target, { report: reportError, raise: raisedError.raise });
  const reason = new AppError({ statusCode: 500, statusMessage: 'The house is without power.', fatal: true });
  act(() => {
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });
  expect(screen.getByRole('heading', { level: 1, name: 'The house is without power.' })).toBeVisible();
  expect(screen.getByText('500')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(screen.getByText(sent[0]?.id ?? 'no id')).toBeVisible();
  await act(async () => router.navigate('/use-cases'));
  expect(screen.getByText('elsewhere')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an application error that is not fatal reaches the page from an event handler too; leaving it does not reload', async () => {
  const { sent, reload, router, reportError } = shellWith({ current: null });
  const target = new EventTarget() as unknown as Window;
  catchUncaught(target, { report: reportError, raise: raisedError.raise });
  const error = new AppError({ statusMessage: 'Gone', message: 'This stay is over.' });
  act(() => {
    target.dispatchEvent(new ErrorEvent('error', { error }));
  });
  expect(title()).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This stay is over.');
  expect(sent).toHaveLength(1);
  await act(async () => router.navigate('/use-cases'));
  expect(screen.getByText('elsewhere')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('a rejection that is not an application error is reported and leaves the page alone', () => {
  const { sent, reportError } = shellWith({ current: null });
  const target = new EventTarget() as unknown as Window;
  catchUncaught(target, { report: reportError, raise: raisedError.raise });
  const reason = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  act(() => {
    target.dispatchEvent(event);
  });
  expect(screen.getByText('all is well')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(event.defaultPrevented).toBe(true);
});
