import { useAnnounce } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { type ReactNode, useState } from 'react';
import * as styles from './share-actions.css';

/** Buttons to copy a link to the current state and to print it; further actions go between. */
export function ShareActions({ children }: { children?: ReactNode }) {
  const announce = useAnnounce();
  const [said, setSaid] = useState<string | null>(null);

  const copy = async () => {
    const outcome = await copyAddress();
    setSaid(outcome);
    announce(outcome);
  };
  return (
    <div className={styles.actions}>
      <Button look="outline" onClick={copy}>
        Copy the link
      </Button>
      {children}
      <Button look="outline" onClick={() => window.print()}>
        Print
      </Button>
      {said ? <p className={styles.said}>{said}</p> : null}
    </div>
  );
}

/** The clipboard can be refused (an insecure address, a policy); then the address bar has the same link. */
async function copyAddress(): Promise<string> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    return 'The link is copied. It opens this page with the same figures.';
  } catch {
    return 'Your browser did not allow copying. The address above is the link.';
  }
}
