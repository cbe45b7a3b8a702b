import { Link } from '@bellkey/shared/shell';
import * as styles from './guest-bar.css';

/** The property in the top bar: its initial as a mark, its name, and where the guest is. Leads to the chat. */
export function GuestBarHead({ propertyName, placeLabel }: { propertyName: string; placeLabel: string }) {
  return (
    <Link to="/chat" className={styles.head}>
      <span className={styles.mark} aria-hidden="true">
        {[...propertyName][0]}
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{propertyName}</span>
        <span className={styles.place}>{placeLabel}</span>
      </span>
    </Link>
  );
}
