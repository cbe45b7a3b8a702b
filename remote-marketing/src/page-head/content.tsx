import { type ReactNode, useRef } from 'react';
import { Island } from '../island/island.tsx';
import * as styles from './content.css';

/** The column of a page's content: the site's width, with its gutters. */
export function Content({ children }: { children: ReactNode }) {
  return <div className={styles.content}>{children}</div>;
}

interface SectionProps {
  title: string;
  /** Makes it a place that links can lead to. */
  id?: string;
  /** On wide screens the heading is in a column of its own. */
  side?: boolean;
  /** Which part of a numbered document it is. */
  number?: number;
  children: ReactNode;
}

/** A section with its heading, under a hairline; an island. */
export function Section({ title, id, side, number, children }: SectionProps) {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} className={`${styles.section} ${side ? styles.side : ''}`} id={id}>
      <Island place={place}>
        <h2 className={styles.heading}>
          {number ? (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          ) : null}
          {title}
        </h2>
        <div>{children}</div>
      </Island>
    </section>
  );
}

/** Links and buttons side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
