import { Link } from '@bellkey/shared/shell';
import { SystemLogo } from './system-logo.tsx';
import * as styles from './system-names.css';
import { systems } from './systems.ts';

/** The property-management systems by name, with the true state of things. */
export function SystemNames() {
  return (
    <section className={styles.band} aria-labelledby="systems-title">
      <div className={styles.inner}>
        <h2 id="systems-title" className={styles.title}>
          Property-management systems
        </h2>
        <ul role="list" className={styles.names}>
          {systems.map((system) => (
            <li key={system.key}>
              <Link to={`/integrations#${system.key}`} className={styles.name}>
                <SystemLogo system={system.key} />
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          None of them is connected in this version; what each can share, and what is still missing, is on{' '}
          <Link to="/integrations">Integrations</Link>. The names stand in our own type; they belong to their
          owners, who have not endorsed Bellkey.
        </p>
      </div>
    </section>
  );
}
