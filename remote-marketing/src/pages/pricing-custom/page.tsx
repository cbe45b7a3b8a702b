import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Price calculator" action={<ButtonLink to="/#pricing">See the list prices</ButtonLink>}>
      <p>The calculator is not open yet. The list prices stand on the home page.</p>
    </PlainPage>
  );
}
