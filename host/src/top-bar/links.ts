export interface NavLinkItem {
  to: string;
  label: string;
}

/** Top bar links of the specification, section 2. */
export const desktopLinks: readonly NavLinkItem[] = [
  { to: '/demo', label: 'Demo' },
  { to: '/use-cases', label: 'Use Cases' },
  { to: '/str', label: 'STR' },
  { to: '/integrations', label: 'Integrations' },
  { to: '/#pricing', label: 'Pricing' },
];

/** The mobile menu's links, before the one for staff; the Scan QR button is next to them. */
export const mobileLinks: readonly NavLinkItem[] = [
  { to: '/demo', label: 'Demo' },
  { to: '/use-cases', label: 'Use Cases' },
  { to: '/str', label: 'STR' },
  { to: '/integrations', label: 'Integrations' },
];

/** Where staff go from the top bar: to sign in, or, once they are, to their work. */
export const staffLogin: NavLinkItem = { to: '/staff-login', label: 'Staff Login' };
export const staffHome: NavLinkItem = { to: '/dashboard', label: 'Dashboard' };

/** Whether a link is the current one: by path, and by hash too when the link has one. */
export function isActive(link: string, location: { pathname: string; hash: string }): boolean {
  const [path = '', hash] = link.split('#');
  return location.pathname === (path || '/') && (hash === undefined || location.hash === `#${hash}`);
}
