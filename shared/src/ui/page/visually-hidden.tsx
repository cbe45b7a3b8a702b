import type { ReactNode } from 'react';
import * as styles from './visually-hidden.css';

/** Text that is there for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
