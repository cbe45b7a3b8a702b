import type { ReactNode } from 'react';
import * as styles from './plain-page.css';

interface PlainPageProps {
  title: string;
  /** One paragraph: what this page is for and what a visitor can do meanwhile. */
  children: ReactNode;
  action?: ReactNode;
}

/** A page of one heading, one paragraph and one link; for pages with little content. */
export function PlainPage({ title, children, action }: PlainPageProps) {
  return (
    <section className={styles.page}>
      <svg className={styles.mark} viewBox="0 0 260 12" aria-hidden="true">
        <path d="M6 6H254" />
        <circle cx="6" cy="6" r="4" />
        <circle cx="254" cy="6" r="4" />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}
