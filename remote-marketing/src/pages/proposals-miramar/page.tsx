import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Proposal: Miramar" action={<ButtonLink to="/#pricing">See the list prices</ButtonLink>}>
      <p>This proposal is not published yet.</p>
    </PlainPage>
  );
}
