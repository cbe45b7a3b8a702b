import type { PropertySummary } from '@bellkey/shared/api';
import { propertyOrigin } from '@bellkey/shared/brand';
import { ButtonLink } from '@bellkey/shared/ui';
import { useEffect, useRef } from 'react';
import { placeMessages } from './answers/places.ts';
import * as styles from './style/sign-up.css';

/** The new property: its address, its codes to print, and the remaining set-up. */
export function Opened({ property }: { property: PropertySummary }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const origin = propertyOrigin(property.slug, window.location);
  return (
    <div className={styles.form} data-begun="" data-opened="">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {property.name} is open
      </h2>
      <p>
        It lives at <a href={origin}>{origin.replace(/^https?:\/\//, '')}</a>. Guests can come as soon as its{' '}
        {placeMessages[property.kind].many} have codes. They are shown once, ready to print.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={`/dashboard/codes?property=${encodeURIComponent(property.id)}`} size="large">
          Make and print the codes
        </ButtonLink>
        <ButtonLink
          to={`/dashboard/settings?show=set-up&property=${encodeURIComponent(property.id)}`}
          look="outline"
          size="large"
        >
          See what is left to set up
        </ButtonLink>
      </div>
      <p className={styles.hint}>
        You invite your staff on the Team page. On the new address you sign in once more: each address keeps
        its own sign-in.
      </p>
    </div>
  );
}
