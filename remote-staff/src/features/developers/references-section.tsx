import * as styles from './developers.css';
import { Section } from './section.tsx';

/** Documentation of the product for programs. */
export function ReferencesSection() {
  return (
    <Section id="references" title="References">
      <ul className={styles.links}>
        <li>
          <a href="/api/docs">API documentation</a>{' '}
          <span className={styles.quiet}>every operation, to read and to try</span>
        </li>
        <li>
          <a href="/api/openapi.json">OpenAPI document</a>{' '}
          <span className={styles.quiet}>with the schema of every live event, as LiveEvent</span>
        </li>
        <li>
          <a href="/shell/health">Health of the host</a>{' '}
          <span className={styles.quiet}>for monitors, as JSON</span>
        </li>
      </ul>
    </Section>
  );
}
