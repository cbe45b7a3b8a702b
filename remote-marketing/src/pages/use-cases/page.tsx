import { useSearchParams } from '@bellkey/shared/shell';
import { ButtonLink } from '@bellkey/shared/ui';
import { filterUseCases, parseFilter, useCases } from '../../features/use-cases/find-use-cases.ts';
import { NightDesk } from '../../illustrations/night-desk.tsx';
import { Closing } from '../../sections/layout/closing.tsx';
import { PageHeader } from '../../sections/layout/page-header.tsx';
import { CaseView } from './case-view.tsx';
import { Contents } from './contents.tsx';
import { Filters } from './filters.tsx';
import * as styles from './page.css';

/** Use cases, narrowed by business and department through the URL alone, so that links work without scripts. */
export function Page() {
  const [query] = useSearchParams();
  const filter = parseFilter(query);
  const found = filterUseCases(useCases, filter);
  return (
    <>
      <PageHeader
        eyebrow="Use cases"
        title="What a day and a night look like"
        lede={
          <p>
            Situations from the desk, the floors, the kitchen and the pool. Each shows what the guest writes,
            what staff see, which figure it moves, and what stays with people.
          </p>
        }
        figure={<NightDesk />}
        fine="The conversations are scripted around the demo property, Hotel Aurora, which does not exist. Promised times are the ones configured there."
      />
      <div className={styles.body}>
        <Filters filter={filter} found={found.length} total={useCases.length} />
        {found.length === 0 ? (
          <div className={styles.empty}>
            <p>No situation is written down for this pair yet. One of the two filters alone finds some.</p>
            <ButtonLink to="/use-cases" look="outline">
              Show all {useCases.length}
            </ButtonLink>
          </div>
        ) : (
          <>
            <Contents found={found} />
            {found.map((useCase, index) => (
              <CaseView key={useCase.key} useCase={useCase} mirrored={index % 2 === 1} />
            ))}
          </>
        )}
      </div>
      <Closing
        title="Which of these happened last night?"
        actions={
          <>
            <ButtonLink to="/efficiency-assessment">Work out the hours</ButtonLink>
            <ButtonLink to="/#pricing" look="outline">
              See prices
            </ButtonLink>
          </>
        }
      >
        <p>
          Count a week of them at your own desk; the assessment turns the counts into hours, with its formula
          in view.
        </p>
      </Closing>
    </>
  );
}
