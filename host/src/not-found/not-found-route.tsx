import { useLocation } from '@bellkey/shared/shell';
import { NotFoundPage } from './not-found-page.tsx';

/** The route of unmatched paths; the server answers them with 404. */
export function NotFoundRoute({ seed }: { seed: number }) {
  const { pathname } = useLocation();
  return <NotFoundPage path={pathname} seed={seed} />;
}
