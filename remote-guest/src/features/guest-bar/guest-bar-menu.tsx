import type { StyledProperty } from '@bellkey/shared/property-style';
import { Link, useLocation } from '@bellkey/shared/shell';
import { selectMessages } from '@bellkey/shared/wording';
import { guestBarByLanguage } from '../../../messages/compiled/guest-bar/by-language.ts';
import { guestLinksByLanguage } from '../../../messages/compiled/guest-links/by-language.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { LanguageRow } from '../../language/language-row.tsx';
import * as styles from './guest-bar.css';
import { usePropertyStyle } from './use-property-style.ts';

interface GuestBarMenuProps {
  property: StyledProperty;
  profileId: string;
  language: GuestLanguage;
  onLanguage(language: GuestLanguage): void;
  onClose(): void;
}

/** A guest's navigation in the top bar's menu: their pages, their language, another code. */
export function GuestBarMenu({ property, profileId, language, onLanguage, onClose }: GuestBarMenuProps) {
  const messages = selectMessages(guestBarByLanguage, language);
  const more = selectMessages(guestLinksByLanguage, language);
  const { pathname } = useLocation();
  // Here, because this part is in the bar of every guest page and no page waits for it.
  usePropertyStyle(property);
  const links = [
    { to: '/chat', label: messages.chat },
    { to: '/orders', label: messages.requests },
    { to: '/restaurant-chat', label: messages.food },
    { to: '/chat/information', label: more.information },
    { to: '/compare', label: more.compare },
    { to: '/guest-registration', label: more.registration },
    { to: `/guest-profile/${profileId}`, label: messages.profile },
    { to: '/scan-qr', label: messages.code },
  ];
  return (
    <div className={styles.menu} lang={language}>
      <ul role="list" aria-label={messages.menu}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              aria-current={pathname === to ? 'page' : undefined}
              onClick={onClose}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <LanguageRow label={messages.language} language={language} onChange={onLanguage} />
    </div>
  );
}
