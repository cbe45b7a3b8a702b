import { type MouseEvent, type ReactNode, useState } from 'react';
import * as styles from './with-result-bar.css';

interface WithResultBarProps {
  /** Id of the whole result, which the bar links to; its element must be focusable (`tabIndex={-1}`). */
  resultId: string;
  /** The result in a few words; a `<b>` marks its figure. */
  result: ReactNode;
  /** The target of the bar's link. */
  way: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * Fields with a visible result. On narrow screens, where the whole result is below them, a bar follows the fields. From
 * their first use on it stays at the bottom of the screen; before, it would only cover fields that no one has read. Its
 * figure is in the whole result too, which announces it.
 */
export function WithResultBar({ resultId, result, way, children }: WithResultBarProps) {
  const [used, setUsed] = useState(false);
  const go = (event: MouseEvent) => {
    const whole = document.getElementById(resultId);
    if (!whole) return;
    // The fragment belongs to the figures (use-fragment-state.ts), so the address stays as it is.
    event.preventDefault();
    whole.scrollIntoView();
    whole.focus({ preventScroll: true });
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the use of a field in it */}
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
