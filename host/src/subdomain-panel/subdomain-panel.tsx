import { detectSubdomain } from '@bellkey/shared/brand';
import { useAnnounce, useBrand } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as styles from './subdomain-panel.css';

/** What the host name says, for people who work on the project (specification, section 2). Folded up until it is asked. */
export function SubdomainPanel({ hostname }: { hostname: () => string }) {
  const announce = useAnnounce();
  const brand = useBrand();
  const [host, setHost] = useState(() => detectSubdomain(hostname()));
  const detectAgain = () => {
    const found = detectSubdomain(hostname());
    setHost(found);
    announce(`Subdomain: ${found.subdomain ?? 'none'}`);
  };
  const rows = [
    ['Hostname', host.hostname],
    ['Subdomain', host.subdomain ?? 'none'],
    ['Base domain', host.baseDomain],
    ['Parts', host.parts.join(' · ')],
    ['Rule', host.rule],
    ['Brand', brand.name],
  ];
  return (
    <aside className={styles.panel} aria-label="Subdomain debug panel">
      <details>
        <summary className={styles.toggle}>Host</summary>
        <div className={styles.body}>
          <dl className={styles.rows}>
            {rows.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button look="outline" size="small" onClick={detectAgain}>
            Detect again
          </Button>
        </div>
      </details>
    </aside>
  );
}
