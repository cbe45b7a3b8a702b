import type { ReactNode } from 'react';
import * as styles from './account-section.css';

/** One section of the account page: a line above, a heading, and its content. */
export function AccountSection({
  id,
  title,
  children,
}: {
  /** The heading's id, unique on the page. */
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
