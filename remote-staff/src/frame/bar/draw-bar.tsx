import type { Membership } from '@bellkey/shared/api';
import type { PropertyBar } from '@bellkey/shared/shell';
import { StaffBarHead } from './staff-bar-head.tsx';
import { StaffBarMenu } from './staff-bar-menu.tsx';

/** The bar of a property's staff pages, for the shell. */
export function drawBar(
  membership: Membership,
  links: readonly { to: string; name: string }[],
  signOut: () => Promise<void>,
): PropertyBar {
  return {
    head: <StaffBarHead membership={membership} />,
    menu: (close) => (
      <StaffBarMenu membership={membership} links={links} onSignOut={signOut} onClose={close} />
    ),
  };
}
