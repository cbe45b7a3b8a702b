import type { ReactNode } from 'react';
import * as styles from './without-scripts.css';

/** Tells people without scripts what they can use instead of a calculator. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={styles.note}>Without scripts {children}</p>
    </noscript>
  );
}
