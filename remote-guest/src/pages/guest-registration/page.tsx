import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

/** Online check-in: the registration form is here once the property can receive it. */
export function Page() {
  return (
    <PlainPage
      title="Checking in"
      action={
        <>
          <ButtonLink to="/chat">Write to reception</ButtonLink>
          <ButtonLink to="/scan-qr" look="outline">
            Scan your code
          </ButtonLink>
        </>
      }
    >
      <p>
        This page is for giving your details before you reach the desk. Bellkey does not have this yet, so
        please check in at reception. If you have scanned a code, you can tell reception in the chat when you
        will arrive or what you need.
      </p>
    </PlainPage>
  );
}
