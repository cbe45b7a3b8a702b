import type { ReactNode } from 'react';
import * as styles from './notice.css';

interface NoticeProps {
  tone?: 'neutral' | 'good' | 'warn' | 'danger';
  title?: string;
  children: ReactNode;
  /** What the person can do about it. */
  action?: ReactNode;
  /** A short code and the request id, for support. */
  reference?: string;
  /** `assertive` interrupts a screen reader: for what the person must know now. */
  live?: 'off' | 'polite' | 'assertive';
}

/** An inline message: errors next to what failed, banners, empty states with a next step. */
export function Notice({ tone = 'neutral', title, children, action, reference, live = 'off' }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      role={live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined}
    >
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
        {reference ? <p className={styles.reference}>{reference}</p> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
