import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Terms" action={<ButtonLink to="/">Back to the home page</ButtonLink>}>
      <p>The terms are being written. Nothing is sold through this site yet.</p>
    </PlainPage>
  );
}
