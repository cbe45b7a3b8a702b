import type { ReactNode } from 'react';
import * as styles from './side-by-side.css';

/** Words and a picture side by side on wide screens, one above the other on narrow ones. */
export function SideBySide({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.words}>{children}</div>
      {picture}
    </div>
  );
}
