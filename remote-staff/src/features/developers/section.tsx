import type { ReactNode } from 'react';
import * as styles from './developers.css';

/** A section of the developer page: a heading, one sentence, and its content. */
export function Section({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {intro ? <p className={styles.quiet}>{intro}</p> : null}
      {children}
    </section>
  );
}
