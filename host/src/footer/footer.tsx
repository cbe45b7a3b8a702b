import { Link, useBrand } from '@bellkey/shared/shell';
import * as messages from '../../messages/compiled/shell/en.ts';
import { DeviceOptionsSlot } from '../device-options/device-options-slot.tsx';
import { shownLabels } from '../shown-value/shown-labels.ts';
import { useShownValue } from '../shown-value/use-shown-value.ts';
import * as styles from './footer.css';

/** Specification, section 9. */
export const COPYRIGHT_YEAR = 2025;

/** Scroll-only anchors of the home page (specification, section 2). */
export const anchors = ['features', 'pricing', 'about', 'blog', 'contact', 'privacy', 'cookies'] as const;

const labelOf = (anchor: string) => `${anchor.charAt(0).toUpperCase()}${anchor.slice(1)}`;

/** The specification's links and the brand's tagline; the links in a guest's language where the page gives it. */
export function Footer() {
  const brand = useBrand();
  const labels = useShownValue(shownLabels);
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.tagline}>{brand.tagline}</p>
        <nav aria-label={labels?.footer ?? messages.footer} lang={labels?.language}>
          <ul role="list" className={styles.links}>
            <li>
              <Link to="/partners">{labels?.partners ?? messages.partners}</Link>
            </li>
            <li>
              <Link to="/terms">{labels?.terms ?? messages.terms}</Link>
            </li>
            {anchors.map((anchor) => (
              <li key={anchor}>
                <Link to={`/#${anchor}`}>{labels?.[anchor] ?? labelOf(anchor)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.copyright}>
          © {COPYRIGHT_YEAR} {brand.name}
        </p>
        <DeviceOptionsSlot panelOn="line-above" />
      </div>
    </footer>
  );
}
