import { type MouseEvent, type ReactNode, useState } from 'react';
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
 * Fields with what they come to in sight: on narrow screens, where the whole result is below them, a bar ends the
 * fields, and goes along at the foot of the screen from their first use on; before that it would only lie over fields
 * that no one has read. Its figure is in the whole result too, which announces it.
 */
export function WithResultBar({ resultId, result, way, children }: WithResultBarProps) {
  const [used, setUsed] = useState(false);
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that a field in it is used */}
      <div className={styles.fields} onFocus={() => setUsed(true)}>
        {children}
      </div>
      <a href={`#${resultId}`} className={styles.bar} data-along={used ? '' : undefined} onClick={go}>
        <span className={styles.result}>{result}</span>
        <span className={styles.way}>{way}</span>
      </a>
    </div>
  );
}
