import { type ComposedPage, type Composition, matchPage } from '@bellkey/shared/remote';
import { useLocation } from '@bellkey/shared/shell';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import * as messages from '../../messages/compiled/shell/en.ts';
import { AppErrorPage } from '../error-page/app-error-page.tsx';
import { ThrowRaisedError } from '../errors/throw-raised-error.tsx';
import { Guard } from '../guards/guard.tsx';
import { NotFoundRoute } from '../not-found/not-found-route.tsx';
import { PagePlaceholder } from '../remote-loading/page/page-placeholder.tsx';
import { RemotePage } from '../remote-loading/page/remote-page.tsx';
import { Shell } from './shell.tsx';

/** Room Not Found for an unknown value of a path parameter; the server responds with 404. */
function OnlyKnown({ page, seed, children }: { page: ComposedPage; seed: number; children: ReactNode }) {
  const { pathname } = useLocation();
  return matchPage([page], pathname) ? children : <NotFoundRoute seed={seed} />;
}

function elementOf(page: ComposedPage, seed: number) {
  const shown = <RemotePage page={page} key={`${page.remote}/${page.name}`} />;
  if (page.params)
    return (
      <OnlyKnown page={page} seed={seed}>
        {shown}
      </OnlyKnown>
    );
  if (!page.guard) return shown;
  return (
    <Guard
      kind={page.guard}
      placeholder={page.lead && <PagePlaceholder page={page} label={messages.checkingYourSession} />}
    >
      {shown}
    </Guard>
  );
}

/** The route table of a composition: one route per page of every remote, and Room Not Found for all others. */
export function createRoutes(composition: Composition, seed: number): RouteObject[] {
  return [
    {
      // For an error of the frame itself, which the boundary below would render again.
      errorElement: <AppErrorPage framed={false} />,
      children: [
        {
          element: (
            <ThrowRaisedError>
              <Shell />
            </ThrowRaisedError>
          ),
          errorElement: <AppErrorPage />,
          children: [
            ...composition.pages.map((page) => ({ path: page.path, element: elementOf(page, seed) })),
            { path: '*', element: <NotFoundRoute seed={seed} /> },
          ],
        },
      ],
    },
  ];
}
