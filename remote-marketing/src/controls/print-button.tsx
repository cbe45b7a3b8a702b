import { Button } from '@bellkey/shared/ui';
import * as styles from './print-button.css';

/** Prints its page, and is not printed itself. */
export function PrintButton({ children }: { children: string }) {
  return (
    <span className={styles.print}>
      <Button look="quiet" size="small" onClick={() => window.print()}>
        {children}
      </Button>
    </span>
  );
}
