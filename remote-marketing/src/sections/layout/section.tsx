import { type ReactNode, useRef } from 'react';
import { Island } from '../../island/island.tsx';
import * as styles from './section.css';

interface SectionProps {
  /** Anchor of the section. */
  id?: string;
  title?: string;
  lede?: ReactNode;
  /** `band` is on the second paper between two hairlines. */
  tone?: 'paper' | 'band';
  /** On wide screens the heading is next to the content instead of above it. */
  side?: boolean;
  /** Something small next to the heading: a link, a switch. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One full-width part of a page, its content within the site's measure, under an h2; an island. */
export function Section({ id, title, lede, tone = 'paper', side, aside, children }: SectionProps) {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} id={id} className={`${styles.section} ${styles[tone]}`}>
      <Island place={place}>
        <div className={`${styles.inner} ${side ? styles.side : ''}`}>
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
      </Island>
    </section>
  );
}
