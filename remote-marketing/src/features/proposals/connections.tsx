import { SystemLogo } from '../integrations/system-logo.tsx';
import { systems } from '../integrations/systems.ts';
import * as styles from './connections.css';
import type { Proposal } from './offers/proposal.ts';

/** The word marks of the systems that a proposal names, and whose they are. */
export function Connections({ integrations }: Pick<Proposal, 'integrations'>) {
  const named = systems.filter(({ name }) => integrations.some(({ system }) => system === name));
  if (named.length === 0) return null;
  return (
    <figure className={styles.marks}>
      {named.map(({ key }) => (
        <SystemLogo key={key} system={key} decorative />
      ))}
      <figcaption className={styles.caption}>
        {named.map(({ name }) => name).join(', ')} in our own type, not the company’s logo. The name belongs
        to its owner, who has not endorsed Bellkey.
      </figcaption>
    </figure>
  );
}
