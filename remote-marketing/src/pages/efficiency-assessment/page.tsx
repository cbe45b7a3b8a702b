import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

export function Page() {
  return (
    <PlainPage
      title="Efficiency assessment"
      action={<ButtonLink to="/use-cases">See the use cases</ButtonLink>}
    >
      <p>
        The calculator is not open yet. It will show how many staff hours guest requests take, with its
        formula in view.
      </p>
    </PlainPage>
  );
}
