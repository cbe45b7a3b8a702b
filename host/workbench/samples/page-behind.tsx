import type { ReactNode } from 'react';
import * as styles from '../stage/workbench.css';

/** An ordinary page, for samples of what is around or over one. */
export function PageBehind({ children }: { children?: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1>The page</h1>
      {children}
    </main>
  );
}
