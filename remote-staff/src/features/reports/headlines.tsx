import * as messages from '../../../messages/compiled/reports/en.ts';
import type { Headline } from './store/figures.ts';
import * as styles from './store/reports.css';

/** The figures on top of a report, each with its previous value. */
export function Headlines({ headlines }: { headlines: readonly Headline[] }) {
  return (
    <dl className={styles.headlines}>
      {headlines.map(({ key, name, value, before }) => (
        <div key={key} className={styles.headline}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.quiet}>{messages.before({ figure: before })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Definitions of the figures for readers. */
export function Definitions({
  names,
  definitions,
}: {
  names: Readonly<Record<string, string>>;
  definitions: Readonly<Record<string, string>>;
}) {
  return (
    <details className={styles.details}>
      <summary>{messages.definitionsTitle}</summary>
      <dl className={styles.definitions}>
        {Object.entries(definitions).map(([key, text]) => (
          <div key={key}>
            <dt>{names[key]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
