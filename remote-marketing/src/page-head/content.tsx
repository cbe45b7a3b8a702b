import type { ReactNode } from 'react';
import * as styles from './content.css';

/** The column that a page's content stands in: the site's width, with its gutters. */
export function Content({ children }: { children: ReactNode }) {
  return <div className={styles.content}>{children}</div>;
}

interface SectionProps {
  title: string;
  /** Makes it a place that links can lead to. */
  id?: string;
  /** On wide screens the heading stands in a column of its own. */
  side?: boolean;
  /** Which part of a numbered document it is. */
  number?: number;
  children: ReactNode;
}

/** A section with its heading, under a hairline. */
export function Section({ title, id, side, number, children }: SectionProps) {
  return (
    <section className={`${styles.section} ${side ? styles.side : ''}`} id={id}>
      <h2 className={styles.heading}>
        {number ? (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        ) : null}
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

/** Links and buttons side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
