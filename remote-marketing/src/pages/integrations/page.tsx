import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Integrations" action={<ButtonLink to="/use-cases">See the use cases</ButtonLink>}>
      <p>This page is being written. No property-management system is connected in this version.</p>
    </PlainPage>
  );
}
