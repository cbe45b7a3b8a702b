import type { Membership } from '@bellkey/shared/api';
import { useSetPropertyBar } from '@bellkey/shared/shell';
import { useEffect, useMemo, useState } from 'react';

/**
 * Makes the shell's top bar the property's on pages of its staff (decision 0500). It stays from page to page; after
 * signing out the platform's returns (`platform-bar/`). It renders from a separate chunk: every page has a budget.
 *
 * @returns whether the bar names property and person; an older host, an embedded page and a lost connection cannot
 */
export function useStaffBar(
  membership: Membership,
  links: readonly { to: string; name: string }[],
  signOut: () => Promise<void>,
): boolean {
  const setBar = useSetPropertyBar();
  const [failed, setFailed] = useState(false);
  // Counts after the names change often, and the bar has none of them.
  const names = JSON.stringify(links.map(({ to, name }) => ({ to, name })));
  const shown = useMemo(() => JSON.parse(names) as { to: string; name: string }[], [names]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing out is the same in every render
  useEffect(() => {
    if (!setBar) return;
    let current = true;
    import('./draw-bar.tsx').then(
      ({ drawBar }) => {
        if (current) setBar(drawBar(membership, shown, signOut));
      },
      () => setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [setBar, membership, shown]);
  return setBar !== undefined && !failed;
}
