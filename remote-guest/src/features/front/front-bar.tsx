import type { PropertySummary } from '@bellkey/shared/api';
import { type BarLabels, Link, type PropertyBar } from '@bellkey/shared/shell';
import { selectMessages } from '@bellkey/shared/wording';
import { frontByLanguage } from '../../../messages/compiled/front/by-language.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import * as styles from '../guest-bar/guest-bar.css';

/** The bar of a property for someone who has no code yet: its name leads to its front page. */
export function frontBar(
  property: PropertySummary,
  language: GuestLanguage,
  labels?: BarLabels,
): PropertyBar {
  const messages = selectMessages(frontByLanguage, language);
  return {
    head: (
      <Link to="/" className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {[...property.name][0]}
        </span>
        <span className={styles.names}>
          <span className={styles.name}>{property.name}</span>
          <span className={styles.place} lang={language}>
            {messages.kind[property.kind]}
          </span>
        </span>
      </Link>
    ),
    menu: () => null,
    labels,
  };
}
