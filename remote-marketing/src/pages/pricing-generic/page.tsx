import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Price list" action={<ButtonLink to="/#pricing">See the list prices</ButtonLink>}>
      <p>The full table is not published yet. The list prices stand on the home page.</p>
    </PlainPage>
  );
}
