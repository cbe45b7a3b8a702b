import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Register your property" action={<ButtonLink to="/demo">See the demo</ButtonLink>}>
      <p>Sign-up is not open yet.</p>
    </PlainPage>
  );
}
