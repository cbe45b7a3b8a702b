import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

/** Side-by-side comparison of what a guest can choose between. */
export function Page() {
  return (
    <PlainPage title="Compare" action={<ButtonLink to="/chat">Ask for the differences</ButtonLink>}>
      <p>
        This page is for setting rooms, treatments, tours or transfers of one kind side by side. Bellkey does
        not have this yet. In the chat you can ask what the differences are, and book with the staff.
      </p>
    </PlainPage>
  );
}
