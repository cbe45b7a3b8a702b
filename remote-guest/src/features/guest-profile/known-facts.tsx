import type { GuestProfile } from '@bellkey/shared/api';
import type { ProfileMessages } from '../../../messages/compiled/profile/messages.ts';
import { formatMoment } from './format-moment.ts';
import * as styles from './profile-screen.css';

/** Everything that is known about the guest, with the reason for each. */
export function KnownFacts({
  profile,
  messages: { known, facts },
  language,
}: {
  profile: GuestProfile;
  messages: ProfileMessages;
  language: string;
}) {
  const { counts, preferences, property } = profile;
  const moment = (instant: string) => formatMoment(instant, language);
  const rows = [
    { what: facts.place, value: profile.place.label, why: facts.placeWhy },
    {
      what: facts.session,
      value: null,
      why: facts.sessionWhy({ since: moment(profile.scannedAt), until: moment(profile.expiresAt) }),
    },
    {
      what: facts.name,
      value: preferences.name ?? facts.nameNone,
      why: preferences.name ? facts.nameWhy : null,
    },
    {
      what: facts.conversation,
      value: facts.messages({ count: counts.messages }),
      why: facts.conversationWhy({ since: moment(profile.conversationSince) }),
    },
    {
      what: facts.requests,
      value: facts.requestsCount({ requests: counts.requests, orders: counts.orders }),
      why: facts.requestsWhy,
    },
    { what: facts.kept, value: null, why: facts.keptText({ property: property.name }) },
  ];
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{known}</h2>
      <dl className={styles.facts}>
        {rows.map(({ what, value, why }) => (
          <div key={what} className={styles.fact}>
            <dt className={styles.what}>{what}</dt>
            {value ? <dd>{value}</dd> : null}
            {why ? <dd className={styles.why}>{why}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
