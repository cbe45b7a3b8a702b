import * as styles from './promise-line.css';

/** One tick of the line: `at` is its position from 0 to 1. */
export interface PromiseTick {
  at: number;
  label: string;
  reached: boolean;
}

interface PromiseLineProps {
  ticks: readonly PromiseTick[];
  /** Progress of time or work, from 0 to 1. */
  progress: number;
  tone?: 'on-time' | 'soon' | 'late';
  /** The whole line in words, for people who cannot see it. */
  description: string;
}

const WIDTH = 260;
const EDGE = 6;
const place = (at: number) => EDGE + Math.min(1, Math.max(0, at)) * (WIDTH - 2 * EDGE);

/** The product's recurring figure: asked, accepted, done by; filled as far as time or work has progressed. */
export function PromiseLine({ ticks, progress, tone = 'on-time', description }: PromiseLineProps) {
  return (
    <div className={`${styles.promise} ${styles[tone === 'on-time' ? 'onTime' : tone]}`}>
      <svg viewBox={`0 0 ${WIDTH} 20`} role="img" aria-label={description} className={styles.line}>
        <path d={`M${EDGE} 10H${WIDTH - EDGE}`} className={styles.rail} />
        <path d={`M${EDGE} 10H${place(progress)}`} className={styles.filled} />
        {ticks.map((tick) => (
          <circle
            key={tick.label}
            cx={place(tick.at)}
            cy="10"
            r="4"
            className={tick.reached ? styles.reached : styles.ahead}
          />
        ))}
        {progress > 0 && progress < 1 ? (
          <circle cx={place(progress)} cy="10" r="5.5" className={styles.now} />
        ) : null}
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick.label}>{tick.label}</span>
        ))}
      </div>
    </div>
  );
}
