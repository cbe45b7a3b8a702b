import { matchPage } from '@bellkey/shared/remote';
import {
  type EmbeddedPageProps,
  ShellContext,
  type ShellServices,
  useNavigate,
  useShell,
} from '@bellkey/shared/shell';
import { type ContextType, useMemo, useState } from 'react';
import {
  createMemoryRouter,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  RouterProvider,
} from 'react-router-dom';
import { usePageStore } from '../remote-loading/page/page-store-context.ts';
import { RemotePage } from '../remote-loading/page/remote-page.tsx';
import * as styles from './embedded-page.css';

/** No route above: the inner router is independent, as at the root of a document. */
const NO_ROUTE: ContextType<typeof RouteContext> = { outlet: null, matches: [], isDataRoute: false };
/** React Router takes the absence of a location for "not in a router", and its type does not say so. */
const NO_LOCATION = null as unknown as ContextType<typeof LocationContext>;

const withoutBar = ({
  setPropertyBar: _bar,
  setFooterLabels: _footer,
  ...shell
}: ShellServices): ShellServices => shell;

function Outside({ path, outside }: Pick<EmbeddedPageProps, 'path' | 'outside'>) {
  const navigate = useNavigate();
  return outside(() => void navigate(path, { replace: true }));
}

/** Mounts a page of the composition with its own services and router (see the shell door's `EmbeddedPage`). */
export function Embedded({ path, paths, services, outside }: EmbeddedPageProps) {
  const shell = useShell();
  const { composition } = usePageStore();
  const own = useMemo<ShellServices>(
    // The document's title, its bar, its footer and its reloads belong to the outer page.
    () => ({
      ...withoutBar(shell),
      setTitle: () => undefined,
      holdReload: () => () => undefined,
      mayOpen: (wanted) => paths.includes(wanted),
      ...services,
    }),
    [shell, services, paths],
  );
  const [router] = useState(() =>
    createMemoryRouter(
      [
        ...paths.flatMap((known) => {
          const page = matchPage(composition.pages, known);
          return page ? [{ path: known, element: <RemotePage key={known} page={page} /> }] : [];
        }),
        { path: '*', element: <Outside path={path} outside={outside} /> },
      ],
      { initialEntries: [path] },
    ),
  );
  return (
    <div className={styles.embedded}>
      <RouteContext value={NO_ROUTE}>
        <LocationContext value={NO_LOCATION}>
          <ShellContext value={own}>
            <RouterProvider router={router} />
          </ShellContext>
        </LocationContext>
      </RouteContext>
    </div>
  );
}
