import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Privacy" action={<ButtonLink to="/">Back to the home page</ButtonLink>}>
      <p>
        The full page is being written. This site sets no tracking cookies and loads nothing from third
        parties.
      </p>
    </PlainPage>
  );
}
