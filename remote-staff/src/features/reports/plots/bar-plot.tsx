import { scaleLinear } from 'd3-scale';
import * as styles from './plots.css';

/** One bar of a plot. */
export interface Bar {
  key: string;
  label: string;
  /** From 0 to the maximum of the plot. */
  value: number;
  /** The value as text. */
  text: string;
}

const ROW = 40;

/**
 * Bars, one under the other, each under its name. Widths are shares of the available width. The table below has the
 * same data for readers who do not see it.
 */
export function BarPlot({ title, bars, most }: { title: string; bars: readonly Bar[]; most: number }) {
  const x = scaleLinear([0, most], [0, 100]).clamp(true);
  return (
    <svg className={styles.plot} height={bars.length * ROW} role="img" aria-label={title}>
      {bars.map(({ key, label, value, text }, index) => (
        <g key={key}>
          <text x="0" y={index * ROW + 15} className={styles.name}>
            {label}
          </text>
          <text x="100%" y={index * ROW + 15} textAnchor="end" className={styles.name}>
            {text}
          </text>
          <rect x="0" y={index * ROW + 21} width="100%" height="8" className={styles.track} />
          <rect x="0" y={index * ROW + 21} width={`${x(value)}%`} height="8" className={styles.bar} />
        </g>
      ))}
    </svg>
  );
}
