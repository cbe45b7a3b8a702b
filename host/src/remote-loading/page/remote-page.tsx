import type { ComposedPage } from '@bellkey/shared/remote';
import { type ShellServices, useReportError, useShell } from '@bellkey/shared/shell';
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import * as messages from '../../../messages/compiled/shell/en.ts';
import { READY_MARK } from '../../idle/ready-mark.ts';
import { RemoteLoadError } from '../failures/remote-load-error.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { usePageStore } from './page-store-context.ts';
import type { PageState } from './page-store-ports.ts';
import { RemoteErrorPage } from './remote-error-page.tsx';

const IDLE: PageState = { status: 'idle' };

function Mounted({ Page, name }: { Page: ComponentType; name: string }) {
  useEffect(() => {
    performance.mark(READY_MARK, { detail: name });
  }, [name]);
  return <Page />;
}

/** Whether the HTML has this page, rendered with data of this visitor. */
export const isFirst = (first: ShellServices['first'], page: ComposedPage): boolean =>
  first?.current?.remote === page.remote && first.current.page === page.name;

/**
 * Shows a remote's page: an outline while it loads, then the page, or why it could not be loaded.
 *
 * @throws RemoteLoadError of kind `crashed` when the page throws while rendering and no earlier release takes over.
 */
export function RemotePage({ page }: { page: ComposedPage }) {
  const store = usePageStore();
  const reportError = useReportError();
  const { first } = useShell();
  const [crash, setCrash] = useState<RemoteLoadError | null>(null);

  // Client-rendered pages start as an outline, on the server and at hydration, unless they came with data.
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.get(page),
    () => (page.rendering === 'server' || isFirst(first, page) ? store.get(page) : IDLE),
  );

  useEffect(() => store.load(page), [store, page]);
  // From here on the data is the page's own: a page opened later loads its own.
  useEffect(() => {
    if (first) first.current = null;
  }, [first]);

  const onCrash = useCallback(
    (cause: unknown) => {
      const version = store.releaseOf(page.remote)?.version ?? 'unknown';
      const error = new RemoteLoadError({
        kind: 'crashed',
        phase: 'render',
        remote: page.remote,
        version,
        url: null,
        attempt: 1,
        cause,
      });
      reportError(error);
      if (!store.fallBackFrom(page, error)) setCrash(error);
    },
    [store, page, reportError],
  );

  // To the router's boundary, which shows the full-page error; its "Try again" mounts the page again.
  if (crash) throw crash;
  if (state.status === 'failed')
    return <RemoteErrorPage error={state.error} onRetry={() => store.retry(page)} />;
  if (state.status !== 'ready')
    return <PagePlaceholder page={page} label={messages.loadingTitle({ title: page.title })} />;
  return (
    <PageBoundary key={state.attempt} onCrash={onCrash}>
      <Mounted Page={state.Page} name={`${page.remote}/${page.name}`} />
    </PageBoundary>
  );
}
