import { useSearchParams } from '@bellkey/shared/shell';
import { ButtonLink, PlainPage } from '@bellkey/shared/ui';
import { findUseCase } from '../../use-cases/find-use-cases.ts';

/** Stands where the live demo will be. A link to one of its scripts leads to the same case in print. */
export function Page() {
  const [query] = useSearchParams();
  const script = findUseCase(query.get('script') ?? '');
  return (
    <PlainPage
      title="The live demo is not open yet"
      action={
        script ? (
          <>
            <ButtonLink to={`/use-cases#${script.key}`}>Read “{script.title}”</ButtonLink>
            <ButtonLink to="/use-cases" look="outline">
              All use cases
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="/use-cases">See the use cases</ButtonLink>
        )
      }
    >
      <p>
        Here a guest’s phone and the staff board will stand side by side, on a hotel that does not exist.
        Until then the use cases show the same conversations in print.
      </p>
    </PlainPage>
  );
}
