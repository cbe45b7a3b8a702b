import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage
      title="Short-term rentals"
      action={<ButtonLink to="/use-cases?business=rental">See the rental use case</ButtonLink>}
    >
      <p>This page is being written. The use cases already include one for a rental apartment.</p>
    </PlainPage>
  );
}
