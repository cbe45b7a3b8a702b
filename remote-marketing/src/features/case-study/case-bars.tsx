import * as styles from './case-bars.css';
import { CASE_FIGURES } from './case-figures.ts';
import { BAR_MINUTES, type Figures } from './simulate-weeks.ts';

const WAYS: readonly { name: string; figures: Figures }[] = [
  { name: 'Hourly round', figures: CASE_FIGURES.before },
  { name: 'One queue', figures: CASE_FIGURES.after },
];
/** The time that Hotel Aurora promises for things to bring. */
const PROMISE_MINUTES = 20;
const WIDTH = 640;
const HEIGHT = 120;
const GAP = 6;

const bars = CASE_FIGURES.before.distribution.length;
const tallest = Math.max(...WAYS.flatMap(({ figures }) => figures.distribution));
const step = WIDTH / bars;
const at = (minutes: number) => (minutes / BAR_MINUTES) * step;

/** One bar as a path from the ground up. */
const bar = (index: number, count: number) => {
  const height = (count / tallest) * HEIGHT;
  return `M${index * step + GAP / 2} ${HEIGHT}v${-height}h${step - GAP}v${height}Z`;
};

function Bars({ name, figures }: { name: string; figures: Figures }) {
  const share = Math.round((100 * figures.doneInTwenty) / figures.requests);
  return (
    <figure className={styles.way}>
      <figcaption className={styles.caption}>
        <b className={styles.name}>{name}</b>
        <span>
          {share} % done within {PROMISE_MINUTES} minutes, half of all within {figures.doneMedian} min
        </span>
      </figcaption>
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 10}`}
        role="img"
        aria-label={`${name}: requests by minutes from asked to done. Half are done within ${figures.doneMedian} minutes, nine of ten within ${figures.doneNineOfTen}.`}
        className={styles.chart}
      >
        {figures.distribution.map((count, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            d={bar(index, count)}
            className={index * BAR_MINUTES < PROMISE_MINUTES ? styles.kept : styles.late}
          />
        ))}
        <path d={`M0 ${HEIGHT}H${WIDTH}`} className={styles.rail} />
        <path d={`M${at(PROMISE_MINUTES)} -4V${HEIGHT}`} className={styles.promise} />
        <circle cx={at(PROMISE_MINUTES)} cy={HEIGHT} r="5" className={styles.due} />
      </svg>
    </figure>
  );
}

/** How long all requests took under both ways of working, on one scale, with the promised time as a line through both. */
export function CaseBars() {
  return (
    <div className={styles.ways}>
      {WAYS.map((way) => (
        <Bars key={way.name} {...way} />
      ))}
      <p className={styles.axis} aria-hidden="true">
        <span>0 min</span>
        <span>{PROMISE_MINUTES}</span>
        <span>{2 * PROMISE_MINUTES}</span>
        <span>{3 * PROMISE_MINUTES}</span>
        <span>{(bars - 1) * BAR_MINUTES}+</span>
      </p>
    </div>
  );
}
