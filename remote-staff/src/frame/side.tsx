import type { Membership } from '@bellkey/shared/api';
import { NavLink, useLocation, useMayOpen } from '@bellkey/shared/shell';
import { lazy, Suspense, useEffect, useRef } from 'react';
import * as messages from '../../messages/compiled/frame/en.ts';
import * as rolesMessages from '../../messages/compiled/roles/en.ts';
import { useStaffBar } from './bar/use-staff-bar.ts';
import * as styles from './side.css';
import { SignOutButton } from './sign-out.tsx';
import { useStaffLinks } from './use-staff-links.tsx';

// A page has its budget (e2e/tests/sizes.spec.ts), and works without its keys.
const Palette = lazy(() =>
  import('./palette/palette.tsx').then(
    ({ Palette: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/**
 * Navigation, the choice of property, and signing out. The bar on top, if there is one, has the property and the
 * person.
 */
export function Side({
  membership,
  memberships,
  isOperator,
  onPick,
  onSignOut,
}: {
  membership: Membership;
  memberships: readonly Membership[];
  isOperator: boolean;
  onPick(propertyId: string): void;
  onSignOut(): Promise<void>;
}) {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const links = useStaffLinks(membership, isOperator);
  const inBar = useStaffBar(membership, links, onSignOut);
  const nav = useRef<HTMLElement>(null);
  // On a phone the links are in one row that scrolls: the current one scrolls into view.
  useEffect(() => {
    const current = nav.current?.querySelector(`[href="${pathname}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className={styles.side}>
      {memberships.length > 1 ? (
        <label className={styles.switcher}>
          <span className={styles.forScreenReaders}>{messages.property}</span>
          <select value={membership.property.id} onChange={(event) => onPick(event.target.value)}>
            {memberships.map(({ property }) => (
              <option key={property.id} value={property.id}>
                {property.name}
              </option>
            ))}
          </select>
        </label>
      ) : inBar ? null : (
        <p className={styles.property}>{membership.property.name}</p>
      )}
      <nav ref={nav} aria-label={messages.staff} className={styles.nav}>
        {links.map(({ to, name, Icon, badge }) => (
          <NavLink key={to} to={to} end={to === '/dashboard'} className={styles.link ?? ''}>
            <Icon size={18} aria-hidden="true" />
            {name}
            {badge}
          </NavLink>
        ))}
      </nav>
      <div className={styles.person}>
        {inBar ? null : mayOpen('/profile') ? (
          <NavLink to="/profile" className={styles.name ?? ''}>
            <Person membership={membership} />
          </NavLink>
        ) : (
          <p className={styles.name}>
            <Person membership={membership} />
          </p>
        )}
        <SignOutButton onSignOut={onSignOut} />
        <Suspense fallback={null}>
          <Palette links={links} />
        </Suspense>
      </div>
    </div>
  );
}

function Person({ membership }: { membership: Membership }) {
  return (
    <>
      <span>{membership.name}</span>
      <span className={styles.role}>{rolesMessages[membership.role]}</span>
    </>
  );
}
