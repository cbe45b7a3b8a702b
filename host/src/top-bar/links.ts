import * as messages from '../../messages/compiled/shell/en.ts';

export interface NavLinkItem {
  to: string;
  label: string;
}

/** Top bar links of the specification, section 2. */
export const desktopLinks: readonly NavLinkItem[] = [
  { to: '/demo', label: messages.demo },
  { to: '/use-cases', label: messages.toUseCases },
  { to: '/str', label: 'STR' },
  { to: '/integrations', label: messages.integrations },
  { to: '/#pricing', label: messages.pricing },
];

/** The mobile menu's links, before the one for staff; the Scan QR button is outside this list. */
export const mobileLinks: readonly NavLinkItem[] = [
  { to: '/demo', label: messages.demo },
  { to: '/use-cases', label: messages.toUseCases },
  { to: '/str', label: 'STR' },
  { to: '/integrations', label: messages.integrations },
];

/** The top bar's link for staff: to sign in, or, once signed in, to their work. */
export const staffLogin: NavLinkItem = { to: '/staff-login', label: messages.staffLogin };
export const staffHome: NavLinkItem = { to: '/dashboard', label: messages.dashboard };

/** Whether a link is the current one: by path, and by hash if the link has one. */
export function isActive(link: string, location: { pathname: string; hash: string }): boolean {
  const [path = '', hash] = link.split('#');
  return location.pathname === (path || '/') && (hash === undefined || location.hash === `#${hash}`);
}
