import { Link } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/settings/en.ts';
import * as styles from './store/settings.css';

/** The parts of the settings; the brand has a page of its own. */
const PARTS = [
  ['services', messages.services],
  ['menu', messages.menu],
  ['places', messages.places],
  ['hours', messages.hours],
  ['property', messages.property],
  ['brand', messages.brand],
  ['webhook', messages.webhook],
  ['api-keys', messages.apiKeys],
  ['guest-data', messages.guestData],
  ['changes', messages.changes],
  ['set-up', messages.setUp],
] as const;
export type SettingsPart = (typeof PARTS)[number][0];

/** The part that an address asks for; the first for anything else. */
export const shownPart = (asked: string | null): SettingsPart =>
  PARTS.find(([key]) => key === asked && key !== 'brand')?.[0] ?? 'services';

/** The list of the parts of the settings. */
export function SettingsNav({ current }: { current: SettingsPart }) {
  return (
    <nav aria-label={messages.settings} className={styles.parts}>
      {PARTS.map(([key, name]) => (
        <Link
          key={key}
          to={key === 'brand' ? '/dashboard/settings/brand' : `/dashboard/settings?show=${key}`}
          className={styles.part}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
