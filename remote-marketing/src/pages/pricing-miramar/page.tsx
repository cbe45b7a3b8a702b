import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Quote: Miramar" action={<ButtonLink to="/#pricing">See the list prices</ButtonLink>}>
      <p>This quote is not published yet.</p>
    </PlainPage>
  );
}
