import type { ComposedPage } from '@bellkey/shared/remote';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteLoadError, type RemoteLoadErrorKind } from '../failures/remote-load-error.ts';
import { PageStore } from './page-store.ts';
import { PageStoreContext } from './page-store-context.ts';
import { RemotePage } from './remote-page.tsx';

const chat: ComposedPage = {
  remote: 'guest',
  name: 'chat',
  path: '/chat',
  title: 'Chat',
  rendering: 'client',
  guard: null,
  frame: 'app',
};

const Chat = () => 'The chat';
function open(loadOnce: () => Promise<{ Page: () => string }>, page = chat) {
  const reported: unknown[] = [];
  const report = (error: unknown) => {
    reported.push(error);
    return 'K7M2QX';
  };
  const store = new PageStore(
    {
      id: 'a',
      pages: [page],
      remotes: {
        guest: {
          name: 'guest',
          version: '1.0.0',
          build: 'aaaaaa',
          contract: 1,
          container: 'bellkey_guest',
          base: '/remotes/guest/aaaaaa/',
          entry: 'entry.js',
          integrity: 'sha384-x',
        },
      },
    },
    {
      loadOnce,
      retire: () => undefined,
      note: () => undefined,
      reload: () => false,
      report,
      now: () => 0,
      random: () => 0.5,
      sleep: async () => undefined,
      online: async () => undefined,
    },
  );
  const announce = jest.fn();
  render(
    <TestShell at="/chat" services={shellServices({ reportError: report, announce })}>
      <PageStoreContext value={store}>
        <RemotePage page={page} />
      </PageStoreContext>
    </TestShell>,
  );
  return { store, reported, announce };
}

const failure = (kind: RemoteLoadErrorKind) =>
  new RemoteLoadError({ kind, phase: 'entry', remote: 'guest', version: '1', url: null, attempt: 1 });

// jsdom has no marks; React logs on the console what a boundary caught.
beforeEach(() => {
  performance.mark ??= () => ({}) as PerformanceMark;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a page is a skeleton until it has loaded', async () => {
  let arrive: (module: { Page: () => string }) => void = () => undefined;
  open(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  expect(screen.getByRole('status', { name: 'Loading Chat' })).toBeInTheDocument();
  await act(async () => arrive({ Page: Chat }));
  expect(screen.getByText('The chat')).toBeInTheDocument();
});

test('a page that starts with the same sentence for every visitor shows it at once, under its title', async () => {
  open(async () => ({ Page: Chat }), { ...chat, lead: 'Ask for anything.' });
  expect(screen.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  expect(screen.getByText('Ask for anything.')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading Chat' })).toBeInTheDocument();
  expect(await screen.findByText('The chat')).toBeVisible();
  expect(screen.queryByText('Ask for anything.')).toBeNull();
});

test('“Try again” loads a failed page', async () => {
  let broken = true;
  const { announce } = open(async () => {
    if (broken) throw failure('bad-build');
    return { Page: Chat };
  });
  await screen.findByRole('heading', { name: 'This page is broken at our end' });
  expect(announce).toHaveBeenCalledWith('This page is broken at our end', 'assertive');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The chat')).toBeInTheDocument();
});

test.each(['stale-deploy', 'incompatible'] as const)('%s offers a reload instead', async (kind) => {
  open(async () => {
    throw failure(kind);
  });
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
