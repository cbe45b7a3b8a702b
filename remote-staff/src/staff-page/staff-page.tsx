import type { ReactNode } from 'react';
import * as styles from './staff-page.css';

/**
 * A page behind the sign-in that is read from its top: what it is called, one line about it, and its parts.
 *
 * @param width how wide it may become: `reading` for texts and forms, `wide` for lists and tables.
 */
export function StaffPage({
  title,
  intro,
  width = 'reading',
  children,
}: {
  title: string;
  intro?: ReactNode;
  width?: 'reading' | 'wide';
  children: ReactNode;
}) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {intro ? <div className={styles.intro}>{intro}</div> : null}
      </header>
      {children}
    </div>
  );
}
