import type { ReactNode } from 'react';
import * as styles from './without-scripts.css';

/** Says, to those whose browser runs no scripts, what is here for them instead of what computes. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={styles.note}>Without scripts {children}</p>
    </noscript>
  );
}
