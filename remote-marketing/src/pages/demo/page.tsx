import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage
      title="The live demo is not open yet"
      action={<ButtonLink to="/use-cases">See the use cases</ButtonLink>}
    >
      <p>
        Here a guest’s phone and the staff board will stand side by side, on a hotel that does not exist.
        Until then the use cases show the same conversations in print.
      </p>
    </PlainPage>
  );
}
