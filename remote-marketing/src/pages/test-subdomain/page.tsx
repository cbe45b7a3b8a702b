import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Subdomain test" action={<ButtonLink to="/">Back to the home page</ButtonLink>}>
      <p>The table of host names is not here yet.</p>
    </PlainPage>
  );
}
