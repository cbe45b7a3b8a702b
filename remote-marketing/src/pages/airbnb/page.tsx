import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage
      title="For Airbnb hosts"
      action={<ButtonLink to="/use-cases?business=rental">See the rental use case</ButtonLink>}
    >
      <p>This page is being written. The use cases already include one for a rental apartment.</p>
    </PlainPage>
  );
}
