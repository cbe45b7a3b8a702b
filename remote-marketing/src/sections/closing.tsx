import type { ReactNode } from 'react';
import * as styles from './closing.css';

interface ClosingProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** The end of a page: one sentence, one way on. */
export function Closing({ title, children, actions }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <div className={styles.inner}>
        <svg className={styles.line} viewBox="0 0 260 12" aria-hidden="true">
          <path d="M6 6H254" />
          <circle cx="6" cy="6" r="4" />
          <circle cx="96" cy="6" r="4" />
          <circle cx="254" cy="6" r="4.5" className={styles.due} />
        </svg>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
