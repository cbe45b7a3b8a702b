import { matchPage } from '@bellkey/shared/remote';
import { ShellContext } from '@bellkey/shared/shell';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { serverServices } from '../../../../host/server/rendering/server-services.ts';
import type { BootData } from '../../../../host/src/app/boot-data.ts';
import { createRoutes } from '../../../../host/src/app/routes.tsx';
import { createPageLoader } from '../../../../host/src/remote-loading/loading/page-loader.ts';
import { PageStore } from '../../../../host/src/remote-loading/page/page-store.ts';
import { PageStoreContext } from '../../../../host/src/remote-loading/page/page-store-context.ts';

/** Renders a page of the one-bundle build as the host's worker renders a federated one. */
export async function renderPage(url: string, boot: BootData): Promise<string> {
  const loader = createPageLoader(boot.composition, {}, false);
  const store = new PageStore(boot.composition, {
    loadOnce: () => Promise.reject(new Error('not on the server')),
    retire: () => undefined,
    note: () => undefined,
    reload: () => false,
    report: () => undefined,
    now: () => 0,
    random: () => 0,
    sleep: () => Promise.resolve(),
    online: () => Promise.resolve(),
  });
  const page = matchPage(boot.composition.pages, url);
  if (page?.rendering === 'server') {
    const loaded = await loader.loadFirst(page);
    if (loaded) store.accept(page, loaded);
  }
  const handler = createStaticHandler(createRoutes(boot.composition, boot.seed));
  const context = await handler.query(new Request(new URL(url, 'http://host.invalid')));
  if (context instanceof Response) throw new Error(`the router answered ${context.status}`);
  return renderToString(
    <ShellContext value={serverServices(boot.brand, boot.config, null)}>
      <PageStoreContext value={store}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PageStoreContext>
    </ShellContext>,
  );
}
