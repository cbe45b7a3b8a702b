import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

/** A guest's requests and orders in one list; until that list exists, each is in the conversation. */
export function Page() {
  return (
    <PlainPage
      title="Your requests"
      action={
        <>
          <ButtonLink to="/chat">Go to your requests</ButtonLink>
          <ButtonLink to="/scan-qr" look="outline">
            Scan your code
          </ButtonLink>
        </>
      }
    >
      <p>
        This page is for everything you asked for, in one list. Bellkey does not have this yet; your requests
        stand in the chat, where you asked for them: each with its state, the time if one is promised, and a
        way to cancel it while nobody has begun.
      </p>
    </PlainPage>
  );
}
