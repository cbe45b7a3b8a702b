import type { ReactNode } from 'react';
import * as styles from './page-head.css';

interface PageHeadProps {
  /** What kind of page this is, in a few words above the title. */
  kind: string;
  title: ReactNode;
  /** One paragraph: what a reader finds here. */
  children: ReactNode;
  /** Under the paragraph: actions, dates, a label such as "Sample proposal". */
  foot?: ReactNode;
}

/** The start of a page of the site: kind, title, one paragraph. */
export function PageHead({ kind, title, children, foot }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <p className={styles.kind}>{kind}</p>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.lede}>{children}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </header>
  );
}
