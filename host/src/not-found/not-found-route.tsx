import { useLocation } from '@bellkey/shared/shell';
import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

/** What an unmatched path shows; the server answers 404 with it. */
export function NotFoundRoute({ seed }: { seed: number }) {
  const { pathname } = useLocation();
  return (
    <PlainPage title="Room Not Found!" action={<ButtonLink to="/">Go Home</ButtonLink>}>
      <p data-seed={seed}>Page not found: {pathname}</p>
    </PlainPage>
  );
}
