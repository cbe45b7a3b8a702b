import type { ReactNode } from 'react';
import * as styles from './without-scripts.css';

/** What browsers without scripts show in place of something computed. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={styles.note}>Without scripts {children}</p>
    </noscript>
  );
}
