import type { Membership } from '@bellkey/shared/api';
import { useSetPropertyBar } from '@bellkey/shared/shell';
import { useEffect, useMemo } from 'react';
import { StaffBarHead } from './staff-bar-head.tsx';
import { StaffBarMenu } from './staff-bar-menu.tsx';

/** Whether the shell has a bar for a property: an older host and an embedded page have none. */
export const useHasStaffBar = (): boolean => useSetPropertyBar() !== undefined;

/**
 * Makes the shell's top bar the property's on pages of its staff (decision 0500). It stays from page to page; who is
 * signed out gets the platform's back (`platform-bar/`).
 */
export function useStaffBar(
  membership: Membership,
  links: readonly { to: string; name: string }[],
  signOut: () => Promise<void>,
): void {
  const setBar = useSetPropertyBar();
  // Counts after the names change often, and the bar has none of them.
  const linked = JSON.stringify(links.map(({ to, name }) => ({ to, name })));
  const shown = useMemo(() => JSON.parse(linked) as { to: string; name: string }[], [linked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing out is the same in every render
  useEffect(() => {
    setBar?.({
      head: <StaffBarHead membership={membership} />,
      menu: (close) => (
        <StaffBarMenu membership={membership} links={shown} onSignOut={signOut} onClose={close} />
      ),
    });
  }, [setBar, membership, shown]);
}
