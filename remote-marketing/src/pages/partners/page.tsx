import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Partners" action={<ButtonLink to="/use-cases">See the use cases</ButtonLink>}>
      <p>This page is being written. Co-branding by subdomain already works in the product.</p>
    </PlainPage>
  );
}
