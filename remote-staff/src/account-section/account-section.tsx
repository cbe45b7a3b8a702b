import type { ReactNode } from 'react';
import * as styles from './account-section.css';

/** One part of the page about one's own account: a line above, a heading, and what belongs to it. */
export function AccountSection({
  id,
  title,
  children,
}: {
  /** The heading's id, one of its kind on the page. */
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
