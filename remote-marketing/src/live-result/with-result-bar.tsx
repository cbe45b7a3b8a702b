import type { MouseEvent, ReactNode } from 'react';
import * as styles from './with-result-bar.css';

interface WithResultBarProps {
  /** Id of the whole result, which the bar leads to; what has it must take the focus (`tabIndex={-1}`). */
  resultId: string;
  /** The result in a few words; a `<b>` is its figure. */
  result: ReactNode;
  /** What is found where the bar leads to. */
  way: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * Fields with what they come to always in sight: on narrow screens, where the whole result stands below them, a bar
 * goes along at the foot of the screen. Its figure is in the whole result too, which announces it.
 */
export function WithResultBar({ resultId, result, way, children }: WithResultBarProps) {
  const go = (event: MouseEvent) => {
    const whole = document.getElementById(resultId);
    if (!whole) return;
    // The fragment is the figures' (use-fragment-state.ts), so the address stays as it is.
    event.preventDefault();
    whole.scrollIntoView();
    whole.focus({ preventScroll: true });
  };
  return (
    <div>
      <div className={styles.fields}>{children}</div>
      <a href={`#${resultId}`} className={styles.bar} onClick={go}>
        <span className={styles.result}>{result}</span>
        <span className={styles.way}>{way}</span>
      </a>
    </div>
  );
}
