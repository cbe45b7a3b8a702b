import { Link, useLocation, useShell } from '@bellkey/shared/shell';
import { ButtonLink } from '@bellkey/shared/ui';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as messages from '../../messages/compiled/shell/en.ts';
import { DeviceOptionsSlot } from '../device-options/device-options-slot.tsx';
import { useDeviceOptions } from '../device-options/use-device-options.ts';
import { useStaffSignedIn } from '../session/use-staff-signed-in.ts';
import { useShownValue } from '../shown-value/use-shown-value.ts';
import { BrandLink } from './brand-link.tsx';
import { desktopLinks, isActive, mobileLinks, type NavLinkItem, staffHome, staffLogin } from './links.ts';
import { shownProperty } from './shown-property.ts';
import * as styles from './top-bar.css';

const ENGLISH = { openMenu: messages.openMenu, closeMenu: messages.closeMenu, menu: messages.menu };

const neverChanges = () => () => undefined;

/**
 * The current place, in the form of the links. The server does not know the hash: hydration runs without one, and the
 * hash counts from the next render on. React would keep the server's attributes of a link that differs.
 */
function useLinkLocation(): { pathname: string; hash: string } {
  const { pathname, hash } = useLocation();
  const takenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return { pathname, hash: takenOver ? hash : '' };
}

function Links({ links, onNavigate }: { links: readonly NavLinkItem[]; onNavigate: () => void }) {
  const location = useLinkLocation();
  return links.map((link) => (
    <li key={link.to}>
      <Link
        to={link.to}
        onClick={onNavigate}
        className={styles.link}
        aria-current={isActive(link.to, location) ? 'page' : undefined}
      >
        {link.label}
      </Link>
    </li>
  ));
}

interface TopBarProps {
  onNavigate: () => void;
  /** Lower on pages of the app. */
  slim?: boolean;
}

/**
 * Logo, links, Scan QR and Staff Login, or the dashboard for signed-in staff; below 900 px the links are in a menu.
 * Pages of the app have no footer: their menu, at any width, also has what this device offers. On pages of a property's
 * guests and staff the bar is the property's (decisions 0485, 0500): at any width everything is in the menu, their
 * links first; guests find the platform's folded at its end (decision 0831).
 */
export function TopBar({ onNavigate, slim = false }: TopBarProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const staff = useStaffSignedIn() ? staffHome : staffLogin;
  const { install, update, status, panel } = useDeviceOptions();
  const { first, brand } = useShell();
  const property = useShownValue(shownProperty, first?.current?.bar);
  const labels = property?.labels ?? ENGLISH;
  const waiting = install !== 'hidden' || update;
  const here = `${location.pathname}${location.search}${location.hash}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => setOpen(false), [here]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);

  const close = () => {
    // The link is hidden with its menu; on the same page the focus needs another place.
    toggle.current?.focus();
    setOpen(false);
    onNavigate();
  };
  const platform = (
    <>
      {property ? <BrandLink /> : null}
      <ul role="list">
        <Links links={[...(property ? desktopLinks : mobileLinks), staff]} onNavigate={close} />
      </ul>
      <ButtonLink to="/scan-qr" onClick={close}>
        {messages.scanQr}
      </ButtonLink>
      {slim ? <DeviceOptionsSlot /> : null}
    </>
  );
  return (
    <header
      className={styles.bar}
      data-slim={slim || undefined}
      data-property={property !== null || undefined}
    >
      <div className={styles.row}>
        {property ? property.head : <BrandLink />}
        <nav className={styles.desktop} aria-label={messages.main}>
          <ul role="list">
            <Links links={desktopLinks} onNavigate={onNavigate} />
          </ul>
        </nav>
        <div className={styles.actions}>
          <span className={styles.wide}>
            <ButtonLink to={staff.to} look="outline">
              {staff.label}
            </ButtonLink>
          </span>
          <ButtonLink to="/scan-qr">{messages.scanQr}</ButtonLink>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls="mobile-menu"
            aria-label={open ? labels.closeMenu : labels.openMenu}
            data-waiting={(slim && waiting) || undefined}
            data-options={(slim && (waiting || status !== null || panel)) || undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden="true" size={22} /> : <Menu aria-hidden="true" size={22} />}
          </button>
        </div>
      </div>
      <nav id="mobile-menu" className={styles.menu} aria-label={labels.menu} hidden={!open}>
        {property?.menu(close)}
        {property?.labels ? (
          <details open={waiting}>
            <summary>{brand.name}</summary>
            {platform}
          </details>
        ) : (
          platform
        )}
      </nav>
    </header>
  );
}
