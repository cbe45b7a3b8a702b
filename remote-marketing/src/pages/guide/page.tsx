import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage
      title="This guide is not written yet"
      action={<ButtonLink to="/guides">All guides</ButtonLink>}
    >
      <p>The guides are being written. The list of them shows what is there to read.</p>
    </PlainPage>
  );
}
