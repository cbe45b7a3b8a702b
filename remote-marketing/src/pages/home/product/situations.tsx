import { Link } from '@bellkey/shared/shell';
import { ButtonLink } from '@bellkey/shared/ui';
import { findUseCase } from '../../../features/use-cases/find-use-cases.ts';
import type { UseCase } from '../../../features/use-cases/use-case.ts';
import { Section } from '../../../sections/layout/section.tsx';
import * as styles from './situations.css';

const shown = ['night-desk', 'multilingual-family', 'pool-bar'].flatMap((key) => findUseCase(key) ?? []);

/** What the guest of a case wrote first. */
const asked = (useCase: UseCase) => useCase.conversation.find((line) => line.by === 'guest');

/** Three of the use cases, with the way to all of them. */
export function Situations() {
  return (
    <Section
      title="Situations you know"
      aside={
        <ButtonLink to="/use-cases" look="outline">
          All use cases
        </ButtonLink>
      }
    >
      <ul role="list" className={styles.list}>
        {shown.map((useCase) => (
          <li key={useCase.key} className={styles.item}>
            <p className={styles.said} lang={asked(useCase)?.lang}>
              {asked(useCase)?.text}
            </p>
            <h3 className={styles.title}>
              <Link to={`/use-cases#${useCase.key}`} className={styles.link}>
                {useCase.title}
              </Link>
            </h3>
            <p className={styles.text}>{useCase.situation}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
