import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Case study" action={<ButtonLink to="/use-cases">See the use cases</ButtonLink>}>
      <p>
        No customer has run Bellkey yet, so there is no case to report. A simulated case, labelled as one,
        will stand here.
      </p>
    </PlainPage>
  );
}
