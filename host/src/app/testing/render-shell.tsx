import type { ComposedPage } from '@bellkey/shared/remote';
import { Link, ShellContext } from '@bellkey/shared/shell';
import { shellServices } from '@bellkey/shared/shell-testing';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageStore } from '../../remote-loading/page/page-store.ts';
import { PageStoreContext } from '../../remote-loading/page/page-store-context.ts';
import { createRoutes } from '../routes.tsx';

const pageOf = (name: string, path: string, more: Partial<ComposedPage> = {}): ComposedPage => ({
  remote: 'marketing',
  name,
  path,
  title: name,
  rendering: 'server',
  guard: null,
  frame: 'full',
  ...more,
});
const pages = [
  pageOf('home', '/'),
  pageOf('use-cases', '/use-cases'),
  pageOf('chat', '/chat', { frame: 'app' }),
  pageOf('leaflet', '/leaflet', { frame: 'bare' }),
  pageOf('guide', '/guides/:slug', { params: { slug: ['place-qr-codes'] } }),
  pageOf('fragile', '/fragile'),
];

/** What the page `fragile` throws while it renders; null for nothing. */
export const fault: { thrown: Error | null } = { thrown: null };
function Fragile() {
  if (fault.thrown) throw fault.thrown;
  return <h1>The fragile page</h1>;
}

const Page = () => (
  <>
    <h1>The page</h1>
    <Link to="/use-cases">on</Link>
  </>
);

/** Renders the shell at an address. */
export function renderShell(at: string) {
  const announce = jest.fn();
  const reported: unknown[] = [];
  const reportError = (error: unknown) => {
    reported.push(error);
    return 'K7M2QX';
  };
  const store = new PageStore(
    { id: 'test', pages, remotes: {} },
    {
      loadOnce: async () => ({ Page }),
      retire: () => undefined,
      note: () => undefined,
      reload: () => false,
      report: () => undefined,
      now: Date.now,
      random: () => 0,
      sleep: () => Promise.resolve(),
      online: () => Promise.resolve(),
    },
  );
  for (const page of pages) store.accept(page, { Page: page.name === 'fragile' ? Fragile : Page });
  const router = createMemoryRouter(createRoutes(store.composition, 1), { initialEntries: [at] });
  render(
    <ShellContext value={shellServices({ announce, reportError })}>
      <PageStoreContext value={store}>
        <RouterProvider router={router} />
      </PageStoreContext>
    </ShellContext>,
  );
  return { router, announce, reported };
}
