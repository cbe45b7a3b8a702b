import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

/** `/staff-register`. */
export function Page() {
  return (
    <PlainPage
      title="Register as staff"
      action={
        <>
          <ButtonLink to="/staff-login">Log in</ButtonLink>
          <ButtonLink to="/staff" look="outline">
            How approval works
          </ButtonLink>
        </>
      }
    >
      <p>
        This is where somebody who works at a property asks to join its staff, for a manager there to approve.
        The form is not open: today accounts are made together with the property. Ask whoever runs Bellkey for
        yours, then log in with your work e-mail.
      </p>
    </PlainPage>
  );
}
