import { scaleBand, scaleLinear } from 'd3-scale';
import * as styles from './plots.css';

/** One column of a plot. */
export interface Column {
  key: string;
  /** Shown under the column where it fits. */
  label: string;
  value: number;
}

const HEIGHT = 180;
const TOP = 14;
const BOTTOM = HEIGHT - 22;
/** Maximum number of labels under the columns: more do not fit next to each other on a phone. */
const MOST_LABELS = 6;
const TICKS = 3;

/**
 * Columns over hours or days. Widths are shares of the available width and heights are pixels, so that letters keep
 * their size on a phone. The table below has the same data for readers who do not see it.
 */
export function ColumnPlot({ title, columns }: { title: string; columns: readonly Column[] }) {
  const x = scaleBand(
    columns.map(({ key }) => key),
    [0, 100],
  ).padding(0.2);
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const y = scaleLinear([0, most], [BOTTOM, TOP]).nice(TICKS);
  const every = Math.ceil(columns.length / MOST_LABELS);
  return (
    <svg className={styles.plot} height={HEIGHT} role="img" aria-label={title}>
      {y
        .ticks(TICKS)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className={styles.line} />
            <text x="0" y={y(tick) - 3} className={styles.label}>
              {tick}
            </text>
          </g>
        ))}
      {columns.map(({ key, label, value }, index) => (
        <g key={key}>
          <rect
            x={`${x(key) ?? 0}%`}
            width={`${x.bandwidth()}%`}
            y={y(value)}
            height={BOTTOM - y(value)}
            className={styles.bar}
          />
          {index % every === 0 ? (
            <text x={`${x(key) ?? 0}%`} y={HEIGHT - 6} className={styles.label}>
              {label}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
