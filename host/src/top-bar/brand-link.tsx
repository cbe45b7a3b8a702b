import { isCoBrand } from '@bellkey/shared/brand';
import { Link, useBrand } from '@bellkey/shared/shell';
import { BellMark } from '@bellkey/shared/ui';
import * as messages from '../../messages/compiled/shell/en.ts';
import * as styles from './brand-link.css';

/** The brand's mark and name, linked to the front page, with its subheading. */
export function BrandLink() {
  const brand = useBrand();
  return (
    <div className={styles.brand}>
      <Link to="/" className={styles.logo} aria-label={messages.brandHome({ brand: brand.name })}>
        <span className={styles.mark}>
          {isCoBrand(brand) ? <img src={brand.logo} alt="" width={30} height={30} /> : <BellMark />}
        </span>
        <span className={styles.name}>{brand.name}</span>
      </Link>
      {isCoBrand(brand) && brand.subheading ? (
        brand.subheadingUrl ? (
          <a className={styles.subheading} href={brand.subheadingUrl} target="_blank" rel="noopener">
            {brand.subheading}
          </a>
        ) : (
          <span className={styles.subheading}>{brand.subheading}</span>
        )
      ) : null}
    </div>
  );
}
