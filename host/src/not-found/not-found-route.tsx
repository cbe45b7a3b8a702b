import { useLocation } from '@bellkey/shared/shell';
import { NotFoundPage } from './not-found-page.tsx';

/** What an unmatched path shows; the server answers 404 with it. */
export function NotFoundRoute({ seed }: { seed: number }) {
  const { pathname } = useLocation();
  return <NotFoundPage path={pathname} seed={seed} />;
}
