import type { GuestSession } from '@bellkey/shared/api';
import { ButtonLink } from '@bellkey/shared/ui';
import type { InformationMessages } from '../../../messages/compiled/information/messages.ts';
import type { PropertyPhoneMessages } from '../../../messages/compiled/property-phone/messages.ts';
import { telLink } from '../../property-phone/tel-link.ts';
import * as styles from './information.css';

interface ReachSectionProps {
  property: GuestSession['property'];
  messages: InformationMessages;
  phone: PropertyPhoneMessages;
}

/** How to reach the property's staff, and whom to call in danger. Calls work without a connection, too. */
export function ReachSection({ property, messages, phone }: ReachSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="information-reach">
      <h2 id="information-reach" className={styles.heading}>
        {messages.reach}
      </h2>
      <div className={styles.ways}>
        <ButtonLink to="/chat">{messages.write}</ButtonLink>
        {property.phone ? (
          <a className={styles.call} href={telLink(property.phone)}>
            {phone.call[property.kind]} <span className={styles.number}>{property.phone}</span>
          </a>
        ) : null}
        {property.emergencyNumber ? (
          <a className={styles.call} href={telLink(property.emergencyNumber)}>
            {messages.emergency({ number: property.emergencyNumber })}
          </a>
        ) : null}
      </div>
    </section>
  );
}
