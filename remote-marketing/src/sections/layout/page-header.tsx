import type { ReactNode } from 'react';
import * as styles from './page-header.css';

interface PageHeaderProps {
  /** What kind of page this is, in a few words. */
  eyebrow: string;
  title: ReactNode;
  lede: ReactNode;
  actions?: ReactNode;
  /** Small print under the actions. */
  fine?: ReactNode;
  /** A picture that is next to the words on wide screens and under them on phones. */
  figure?: ReactNode;
}

/** The first screen of a page, with its one h1. */
export function PageHeader({ eyebrow, title, lede, actions, fine, figure }: PageHeaderProps) {
  return (
    <header className={`${styles.header} ${figure ? styles.withFigure : ''}`}>
      <div>
        <p className={styles.eyebrow}>
          <svg className={styles.rule} viewBox="0 0 22 2" aria-hidden="true">
            <path d="M0 1H22" />
          </svg>
          {eyebrow}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lede}>{lede}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {fine ? <p className={styles.fine}>{fine}</p> : null}
      </div>
      {figure ? <div>{figure}</div> : null}
    </header>
  );
}
