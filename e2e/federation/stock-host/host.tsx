import { ShellContext } from '@bellkey/shared/shell';
import { shellServices } from '@bellkey/shared/shell-testing';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

/** Parameters of the page that opens this host. */
interface Wanted {
  container: string;
  /** Address of the remote's entry. */
  entry: string;
  page: string;
}

const { container, entry, page } = Object.fromEntries(
  new URLSearchParams(location.search),
) as unknown as Wanted;
registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }]);
const loaded = await loadRemote<{ Page: ComponentType }>(`${container}/${page}`);
if (!loaded) throw new Error(`${container} gave no page ${page}.`);
const { Page } = loaded;
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ShellContext value={shellServices()}>
    <MemoryRouter initialEntries={[`/${page}`]}>
      <Page />
    </MemoryRouter>
  </ShellContext>,
);
