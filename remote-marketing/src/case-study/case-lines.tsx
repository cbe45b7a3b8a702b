import { PromiseLine } from '@bellkey/shared/ui';
import { CASE_FIGURES } from './case-figures.ts';
import * as styles from './case-lines.css';
import type { Figures } from './simulate-weeks.ts';

const LINES: readonly { name: string; figures: Figures }[] = [
  { name: 'Hourly round', figures: CASE_FIGURES.before },
  { name: 'One queue', figures: CASE_FIGURES.after },
];

/** Both medians on one scale, from 0 to the longer one: the length of a filled line is time, the dot within it the acceptance. */
export function CaseLines() {
  const longest = Math.max(...LINES.map(({ figures }) => figures.doneMedian));
  return (
    <div className={styles.lines}>
      {LINES.map(({ name, figures: { acceptedMedian, doneMedian } }) => (
        <figure key={name} className={styles.line}>
          <figcaption className={styles.name}>
            {name}: accepted after {acceptedMedian} min, done after {doneMedian} min
          </figcaption>
          <PromiseLine
            ticks={[
              { at: 0, label: '0 min', reached: true },
              { at: acceptedMedian / longest, label: `${longest} min`, reached: true },
            ]}
            progress={doneMedian / longest}
            description={`Of ${longest} minutes: accepted after ${acceptedMedian}, done after ${doneMedian}.`}
          />
        </figure>
      ))}
    </div>
  );
}
