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
          <span className={styles.quiet}>{messages.apiDocumentationHint}</span>
        </li>
        <li>
          <a href="/api/openapi.json">{messages.openAPIDocument}</a>{' '}
          <span className={styles.quiet}>{messages.openApiHint}</span>
        </li>
        <li>
          <a href="/shell/health">{messages.hostHealthLink}</a>{' '}
          <span className={styles.quiet}>{messages.hostHealthHint}</span>
        </li>
      </ul>
    </Section>
  );
}
