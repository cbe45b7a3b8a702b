import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Proposals" action={<ButtonLink to="/#pricing">See the list prices</ButtonLink>}>
      <p>A proposal says what a hotel gets, when, from whom and for how much. None is published here yet.</p>
    </PlainPage>
  );
}
