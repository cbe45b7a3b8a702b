import { Link } from '@bellkey/shared/shell';
import { Section } from '../../../sections/layout/section.tsx';
import * as styles from './about.css';

/** What this is, and what a visitor will not find here. */
export function About() {
  return (
    <Section id="about" title="No logos, no quotes, no “up to 95 %”">
      <div className={styles.columns}>
        <div className={styles.text}>
          <p>
            Bellkey is a young product. No hotel has run it for a season yet, so this page shows none: no
            customer logos, no quotes, no percentages that nobody could check.
          </p>
          <p>
            What it shows instead can be looked at. The conversations are from the demo property and say so.
            The times are the ones configured there. Where a figure is measured, it will stand with its date,
            its number of cases and its method, or not at all.
          </p>
        </div>
        <div className={styles.text}>
          <p>
            It is made around an old observation about queues: a wait of unknown length feels longer than a
            known one (David Maister, “The Psychology of Waiting Lines”, 1985). “Right away” is not a time.
            “By 14:22” is, and it can be kept, or missed in the open.
          </p>
          <p>
            It runs without a language model. One can be added for freer conversation; what may be promised,
            charged or revealed is decided outside it, the same way with and without. The{' '}
            <Link to="/case-study">case study</Link> is simulated, and labelled so.
          </p>
        </div>
      </div>
    </Section>
  );
}
