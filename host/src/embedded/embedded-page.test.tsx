import { completePage } from '@bellkey/shared/remote';
import {
  EmbeddedPage,
  Link,
  type ShellServices,
  useApi,
  useLocation,
  useMayOpen,
  useSetTitle,
} from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { PageStore } from '../remote-loading/page/page-store.ts';
import { PageStoreContext } from '../remote-loading/page/page-store-context.ts';
import { Embedded } from './embedded-page.tsx';

/** A page of some remote: shows its path and its API, and has a link. */
function Chat() {
  const { pathname } = useLocation();
  const setTitle = useSetTitle();
  const mayOpen = useMayOpen();
  useEffect(() => setTitle('Chat'), [setTitle]);
  return (
    <p>
      may open {['/orders', '/elsewhere'].filter(mayOpen).join(' ')}, inner {pathname}{' '}
      {useApi() === inner ? 'with its own API' : 'with the shell’s API'} <Link to="/orders">on</Link>{' '}
      <Link to="/elsewhere">out</Link>
    </p>
  );
}
const Orders = () => <p>inner {useLocation().pathname}</p>;

const inner = shellServices().api;
const pages = (['chat', 'orders'] as const).map((name) =>
  completePage('guest', name, { path: `/${name}`, rendering: 'client', title: name }),
);

function Outer() {
  return (
    <>
      <h1>outer {useLocation().pathname}</h1>
      <EmbeddedPage
        path="/chat"
        paths={['/chat', '/orders']}
        services={{ api: inner }}
        outside={(back) => (
          <button type="button" onClick={back}>
            not here, back
          </button>
        )}
        fallback={<p>not yet</p>}
      />
    </>
  );
}

function show(services: Partial<ShellServices>) {
  const composition = { pages, remotes: { guest: {} } } as unknown as ConstructorParameters<
    typeof PageStore
  >[0];
  const store = new PageStore(composition, {
    loadOnce: async (page) => ({ Page: page.name === 'chat' ? Chat : Orders }),
    reload: () => false,
    retire: () => undefined,
    note: () => undefined,
    report: () => undefined,
    now: () => 0,
    random: () => 0,
    sleep: async () => undefined,
    online: async () => undefined,
  });
  const titles: Array<string | null> = [];
  render(
    <PageStoreContext value={store}>
      <TestShell
        at="/demo"
        services={shellServices({ setTitle: (title) => titles.push(title), ...services })}
      >
        <Outer />
      </TestShell>
    </PageStoreContext>,
  );
  return { titles };
}

// jsdom has none of it.
performance.mark ??= () => ({}) as PerformanceMark;

test('a page within a page has its own services and history, and leaves the outer ones alone', async () => {
  const { titles } = show({ Embedded });
  expect(await screen.findByText(/inner \/chat with its own API/)).toBeInTheDocument();
  expect(screen.getByText(/may open \/orders,/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'on' }));
  expect(await screen.findByText('inner /orders')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'outer /demo' })).toBeInTheDocument();
  expect(titles).toEqual([]);
});

test('a page that is not among its paths is not shown, and there is a way back', async () => {
  show({ Embedded });
  await userEvent.click(await screen.findByRole('link', { name: 'out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'not here, back' }));
  expect(await screen.findByText(/inner \/chat/)).toBeInTheDocument();
});

test('when the shell cannot mount pages, the substitute is shown', () => {
  show({});
  expect(screen.getByText('not yet')).toBeInTheDocument();
});
