import type { ReactNode } from 'react';
import * as styles from './section.css';

interface SectionProps {
  /** Anchor of the section. */
  id?: string;
  title?: string;
  lede?: ReactNode;
  /** `band` stands on the second paper between two hairlines. */
  tone?: 'paper' | 'band';
  /** Something small beside the heading: a link, a switch. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One full-width part of a page, its content within the site's measure, under an h2. */
export function Section({ id, title, lede, tone = 'paper', aside, children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`}>
      <div className={styles.inner}>
        {title || aside ? (
          <div className={styles.head}>
            <div>
              {title ? <h2 className={styles.title}>{title}</h2> : null}
              {lede ? <div className={styles.lede}>{lede}</div> : null}
            </div>
            {aside}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
