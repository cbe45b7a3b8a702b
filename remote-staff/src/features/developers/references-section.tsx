import * as messages from '../../../messages/compiled/developers/en.ts';
import * as styles from './developers.css';
import { Section } from './section.tsx';

/** Documentation of the product for programs. */
export function ReferencesSection() {
  return (
    <Section id="references" title={messages.references}>
      <ul className={styles.links}>
        <li>
          <a href="/api/docs">{messages.apiDocumentation}</a>{' '}
          <span className={styles.quiet}>{messages.everyOperationToRead}</span>
        </li>
        <li>
          <a href="/api/openapi.json">{messages.openAPIDocument}</a>{' '}
          <span className={styles.quiet}>{messages.withTheSchemaOfEveryLive}</span>
        </li>
        <li>
          <a href="/shell/health">{messages.healthOfTheHost}</a>{' '}
          <span className={styles.quiet}>{messages.forMonitorsAsJson}</span>
        </li>
      </ul>
    </Section>
  );
}
