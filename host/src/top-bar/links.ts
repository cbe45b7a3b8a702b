import { shellMessages as messages } from '../../messages/compiled/shell/en.ts';

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

/** The mobile menu's links, before the one for staff; the Scan QR button is next to them. */
export const mobileLinks: readonly NavLinkItem[] = [
  { to: '/demo', label: messages.demo },
  { to: '/use-cases', label: messages.toUseCases },
  { to: '/str', label: 'STR' },
  { to: '/integrations', label: messages.integrations },
];

/** Where staff go from the top bar: to sign in, or, once they are, to their work. */
export const staffLogin: NavLinkItem = { to: '/staff-login', label: messages.staffLogin };
export const staffHome: NavLinkItem = { to: '/dashboard', label: messages.dashboard };

/** Whether a link is the current one: by path, and by hash too when the link has one. */
export function isActive(link: string, location: { pathname: string; hash: string }): boolean {
  const [path = '', hash] = link.split('#');
  return location.pathname === (path || '/') && (hash === undefined || location.hash === `#${hash}`);
}
