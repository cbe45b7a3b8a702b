import type { PropertySummary } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import * as styles from './guest-bar.css';

interface GuestBarHeadProps {
  name: PropertySummary['name'];
  placeLabel: string;
}

/** The property in the top bar: its mark, else its initial, its name, and where the guest is. Leads to the chat. */
export function GuestBarHead({ name, placeLabel }: GuestBarHeadProps) {
  return (
    <Link to="/chat" className={styles.head}>
      <span className={styles.mark} aria-hidden="true">
        {[...name][0]}
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.place}>{placeLabel}</span>
      </span>
    </Link>
  );
}
