import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Error gallery" action={<ButtonLink to="/">Back to the home page</ButtonLink>}>
      <p>The gallery of errors is not here yet.</p>
    </PlainPage>
  );
}
