import { detectSubdomain } from '@bellkey/shared/brand';
import { useAnnounce, useBrand } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../messages/compiled/subdomain/en.ts';
import * as styles from './subdomain-panel.css';

/** The parts of the host name, for people who work on the project (specification, section 2). Collapsed at first. */
export function SubdomainPanel({ hostname }: { hostname: () => string }) {
  const announce = useAnnounce();
  const brand = useBrand();
  const [host, setHost] = useState(() => detectSubdomain(hostname()));
  const detectAgain = () => {
    const found = detectSubdomain(hostname());
    setHost(found);
    announce(messages.subdomainSubdomain({ subdomain: found.subdomain ?? messages.none }));
  };
  const rows = [
    [messages.hostname, host.hostname],
    [messages.subdomain, host.subdomain ?? messages.none],
    [messages.baseDomain, host.baseDomain],
    [messages.parts, host.parts.join(' · ')],
    [messages.rule, host.rule],
    [messages.brand, brand.name],
  ];
  return (
    <aside className={styles.panel} aria-label={messages.subdomainDebugPanel}>
      <details>
        <summary className={styles.toggle}>{messages.host}</summary>
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
            {messages.detectAgain}
          </Button>
        </div>
      </details>
    </aside>
  );
}
