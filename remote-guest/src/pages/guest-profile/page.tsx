import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

/** A guest's own profile. Which id is in the path makes no difference to what is said: ids are not confirmed. */
export function Page() {
  return (
    <PlainPage title="Guest profile" action={<ButtonLink to="/chat">Write to reception</ButtonLink>}>
      <p>
        This page is for what the house knows about you: your stay, your preferences and your consents.
        Bellkey does not have this yet, so there is nothing to show for this address. Tell reception in the
        chat what you would like them to know, and ask them there what they hold about you.
      </p>
    </PlainPage>
  );
}
