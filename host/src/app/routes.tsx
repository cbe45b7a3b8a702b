import type { ComposedPage, Composition } from '@bellkey/shared/remote';
import type { RouteObject } from 'react-router-dom';
import { AppErrorPage } from '../errors/app-error-page.tsx';
import { ThrowRaisedError } from '../errors/throw-raised-error.tsx';
import { Guard } from '../guards/guard.tsx';
import { NotFoundRoute } from '../not-found/not-found-route.tsx';
import { RemotePage } from '../remote-loading/remote-page.tsx';
import { Shell } from './shell.tsx';

function elementOf(page: ComposedPage) {
  const shown = <RemotePage page={page} key={`${page.remote}/${page.name}`} />;
  return page.guard ? <Guard kind={page.guard}>{shown}</Guard> : shown;
}

/** The route table of a composition: one route per page of every remote, and Room Not Found for all else. */
export function createRoutes(composition: Composition, seed: number): RouteObject[] {
  return [
    {
      // For an error of the frame itself: the one below would show it again.
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
            ...composition.pages.map((page) => ({ path: page.path, element: elementOf(page) })),
            { path: '*', element: <NotFoundRoute seed={seed} /> },
          ],
        },
      ],
    },
  ];
}
