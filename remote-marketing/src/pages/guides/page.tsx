import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage title="Guides" action={<ButtonLink to="/use-cases">See the use cases</ButtonLink>}>
      <p>
        The guides are being written: placing codes, writing down what the hotel knows, promised times,
        training, privacy and measuring.
      </p>
    </PlainPage>
  );
}
