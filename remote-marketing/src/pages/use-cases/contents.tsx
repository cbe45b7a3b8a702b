import type { UseCase } from '../../features/use-cases/use-case.ts';
import * as styles from './contents.css';

/** The situations at a glance: a title each, and the first words that the guest writes. */
export function Contents({ found }: { found: readonly UseCase[] }) {
  return (
    <nav aria-label="Situations on this page">
      <ol role="list" className={styles.list}>
        {found.map((useCase) => {
          const said = useCase.conversation.find((line) => line.by === 'guest');
          return (
            <li key={useCase.key} className={styles.item}>
              <a href={`#${useCase.key}`} className={styles.link}>
                {useCase.title}
              </a>
              {said ? (
                <q className={styles.said} lang={said.lang}>
                  {said.text}
                </q>
              ) : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
