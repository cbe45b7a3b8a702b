import type { ReactNode } from 'react';
import * as styles from './chip.css';

/** A short state in colour and words. Colour never adds information that the text does not have. */
export function Chip({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'good' | 'warn' | 'danger';
  children: ReactNode;
}) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>;
}
