import { useBrand } from '@bellkey/shared/shell';
import { BellMark } from '@bellkey/shared/ui';
import type { ReactNode } from 'react';
import * as styles from './phone.css';

/** A guest's phone, drawn in markup, with a conversation in it. */
export function Phone({
  property,
  place,
  children,
}: {
  property: string;
  place: string;
  children: ReactNode;
}) {
  const { key, logo } = useBrand();
  return (
    <div className={styles.phone}>
      <p className={styles.head}>
        <span className={styles.property}>
          <span className={styles.mark}>
            {/* Not by isCoBrand: it brings every brand’s profile into a page that needs one. */}
            {key === 'default' ? <BellMark size={18} /> : <img src={logo} alt="" width={18} height={18} />}
          </span>
          {property}
        </span>
        <span className={styles.place}>{place}</span>
      </p>
      {children}
      <div className={styles.composer} aria-hidden="true">
        Ask for anything
        <svg className={styles.send} viewBox="0 0 18 18" aria-hidden="true">
          <path d="M9 14.5V3.5M4.5 8 9 3.5 13.5 8" />
        </svg>
      </div>
    </div>
  );
}
