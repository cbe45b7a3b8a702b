import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { type ComposedPage, type Composition, matchPage, pagesAt } from '@bellkey/shared/remote';
import * as shellDoor from '@bellkey/shared/shell';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createRoutes } from '../../src/app/routes.tsx';
import type { Container } from '../../src/remote-loading/loading/container.ts';
import { isPageModule, type PageModule } from '../../src/remote-loading/loading/page-module.ts';
import { createShareScope } from '../../src/remote-loading/loading/share-scope.ts';
import { PageStore } from '../../src/remote-loading/page/page-store.ts';
import { PageStoreContext } from '../../src/remote-loading/page/page-store-context.ts';
import type { PageStorePorts } from '../../src/remote-loading/page/page-store-ports.ts';
import type { RenderAnswer, RenderRequest, RenderWorkerData } from './render-protocol.ts';
import { serverServices } from './server-services.ts';

/**
 * Renders pages of one composition. Remotes come through federation here too: each server container gets the same
 * share scope, so that host frame and remote page are one React tree. A new composition gets a new worker.
 */
const { composition, serverEntries, config } = workerData as RenderWorkerData;
const require = createRequire(import.meta.url);
const shareScope = createShareScope({
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react/jsx-dev-runtime': { version: React.version, module: jsxDevRuntime },
  '@bellkey/shared/shell': { version: '1.0.0', module: shellDoor },
});
const containers = new Map<string, Promise<Container>>();

const storePorts: PageStorePorts = {
  loadOnce: () => Promise.reject(new Error('Pages are not loaded while rendering on the server.')),
  retire: () => undefined,
  note: () => undefined,
  reload: () => false,
  report: () => undefined,
  now: () => 0,
  random: () => 0,
  sleep: () => Promise.resolve(),
  online: () => Promise.resolve(),
};
const storeAt = (atProperty: boolean) => {
  const here: Composition = { ...composition, pages: pagesAt(composition.pages, atProperty) };
  return new PageStore(here, storePorts);
};
const stores = { elsewhere: storeAt(false), atProperty: storeAt(true) };

async function openContainer(file: string): Promise<Container> {
  const container = require(file) as Container;
  await container.init(shareScope);
  return container;
}

/** Modules of the pages that were rendered so far, which may have to prepare each rendering. */
const modules = new Map<string, PageModule>();

async function providePage(page: ComposedPage): Promise<PageModule> {
  const key = `${page.remote}/${page.name}`;
  const known = modules.get(key);
  if (known) return known;
  const file = serverEntries[page.remote];
  if (!file) throw new Error(`${page.remote} has no server entry`);
  const opened = containers.get(page.remote) ?? openContainer(file);
  containers.set(page.remote, opened);
  const module = (await (await opened).get(`./${page.name}`))();
  if (!isPageModule(module)) throw new Error(`${page.remote}/${page.name} has no component named Page`);
  modules.set(key, module);
  for (const store of Object.values(stores)) store.accept(page, module);
  return module;
}

async function render({ url, brand, seed, first: data, warm, atProperty }: RenderRequest): Promise<string> {
  const store = stores[atProperty ? 'atProperty' : 'elsewhere'];
  const here = store.composition;
  const address = new URL(`http://host.invalid${url}`);
  const page = matchPage(here.pages, address.pathname);
  const isWithData = page?.firstData !== undefined && page.firstData === data?.kind;
  const module = page && (page.rendering === 'server' || isWithData) ? await providePage(page) : null;
  if (warm && page?.firstData) await providePage(page);
  const bar = isWithData && data ? await module?.prepare?.(data) : undefined;
  const first =
    isWithData && page && data ? { remote: page.remote, page: page.name, data, bar: bar ?? null } : null;
  const handler = createStaticHandler(createRoutes(here, seed));
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`the router answered ${context.status}`);
  return renderToString(
    <shellDoor.ShellContext value={serverServices(brand, config, first)}>
      <PageStoreContext value={store}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PageStoreContext>
    </shellDoor.ShellContext>,
  );
}

parentPort?.on('message', (request: RenderRequest) => {
  render(request).then(
    (html) => parentPort?.postMessage({ id: request.id, html } satisfies RenderAnswer),
    (error: unknown) =>
      parentPort?.postMessage({
        id: request.id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies RenderAnswer),
  );
});
