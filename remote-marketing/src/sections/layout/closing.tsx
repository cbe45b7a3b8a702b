import type { ReactNode } from 'react';
import * as styles from './closing.css';

interface ClosingProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** The end of a page, under a promise line that is not done yet: one sentence, one link. */
export function Closing({ title, children, actions }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <div className={styles.inner}>
        <svg className={styles.line} aria-hidden="true">
          <line x1="4" x2="62%" y1="6" y2="6" />
          <line x1="62%" x2="100%" y1="6" y2="6" className={styles.ahead} />
          <circle cx="4" cy="6" r="4" />
          <circle cx="24%" cy="6" r="4" />
          <circle cx="62%" cy="6" r="5" className={styles.due} />
        </svg>
        <div className={styles.words}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <div className={styles.text}>{children}</div>
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </section>
  );
}
