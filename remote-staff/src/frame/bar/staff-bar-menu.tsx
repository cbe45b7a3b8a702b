import type { Membership } from '@bellkey/shared/api';
import { Link, useLocation, useMayOpen } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/frame/en.ts';
import * as rolesMessages from '../../../messages/compiled/roles/en.ts';
import * as styles from './staff-bar.css';

interface StaffBarMenuProps {
  membership: Membership;
  links: readonly { to: string; name: string }[];
  onSignOut(): Promise<void>;
  onClose(): void;
}

/** The staff navigation in the top bar's menu: the person, their pages, and signing out. */
export function StaffBarMenu({ membership, links, onSignOut, onClose }: StaffBarMenuProps) {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const profile = mayOpen('/profile') ? [{ to: '/profile', name: messages.yourProfile }] : [];
  return (
    <div className={styles.menu}>
      <p className={styles.signedIn}>
        {messages.accountLabel({
          membership: membership.name,
          role: rolesMessages[membership.role],
        })}
      </p>
      <ul role="list" aria-label={membership.property.name} className={styles.links}>
        {[...links, ...profile].map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              aria-current={pathname === to ? 'page' : undefined}
              onClick={onClose}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.signOut}
        onClick={() => {
          onClose();
          void onSignOut();
        }}
      >
        {messages.signOut}
      </button>
    </div>
  );
}
