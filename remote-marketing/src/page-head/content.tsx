import type { ReactNode } from 'react';
import * as styles from './content.css';

/** The column that a page's content stands in: the site's width, with its gutters. */
export function Content({ children }: { children: ReactNode }) {
  return <div className={styles.content}>{children}</div>;
}

/** A section with its heading, under a hairline. `id` makes it a place that links can lead to. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Links and buttons side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
