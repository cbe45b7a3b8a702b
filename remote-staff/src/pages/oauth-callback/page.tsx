import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

/** `/oauth/callback`. */
export function Page() {
  return (
    <PlainPage title="Signing in" action={<ButtonLink to="/staff-login">Go to staff login</ButtonLink>}>
      <p>
        A sign-in provider sends people back to this address. No provider is connected to this installation,
        so nothing was read from it and nobody was signed in. Sign in with your work e-mail and password
        instead.
      </p>
    </PlainPage>
  );
}
