import type { Membership } from '@bellkey/shared/api';
import { Link, useMayOpen } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/frame/en.ts';
import * as presenceMessages from '../../../messages/compiled/presence/en.ts';
import * as rolesMessages from '../../../messages/compiled/roles/en.ts';
import * as styles from './staff-bar.css';

/** The property in the top bar, with the signed-in person and their presence. On a phone the menu has the person. */
export function StaffBarHead({ membership }: { membership: Membership }) {
  const { property, name, role, presence } = membership;
  const mayOpen = useMayOpen();
  return (
    <div className={styles.head}>
      <Link to="/dashboard" className={styles.property}>
        <span className={styles.mark} aria-hidden="true">
          {[...property.name][0]}
        </span>
        <span className={styles.name}>{property.name}</span>
      </Link>
      {presence && role !== 'developer' && mayOpen('/dashboard/shift') ? (
        <Link to="/dashboard/shift" className={styles.presence} data-presence={presence}>
          <span className={styles.forScreenReaders}>{messages.youAre} </span>
          {presenceMessages[presence]}
        </Link>
      ) : null}
      {mayOpen('/profile') ? (
        <Link to="/profile" className={styles.person}>
          <span className={styles.personName}>{name}</span>
          <span className={styles.role}> {rolesMessages[role]}</span>
        </Link>
      ) : null}
    </div>
  );
}
