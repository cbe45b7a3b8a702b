import type { StaffProfile } from '@bellkey/shared/api';
import * as profileMessages from '../../../messages/compiled/profile/en.ts';
import * as rolesMessages from '../../../messages/compiled/roles/en.ts';
import { AccountSection } from '../../account-section/account-section.tsx';
import { dayOf, timeOfDay } from '../../clock/clock-messages.ts';
import * as styles from './profile.css';

const STATES: Readonly<Record<StaffProfile['changes'][number]['state'], string>> = {
  pending: profileMessages.askedToJoin,
  approved: 'approved',
  rejected: 'declined',
  suspended: 'suspended',
};

/** What the property decides and stores about the signed-in person, and who changed it. */
export function KeptAboutYou({
  profile,
  property,
  timeZone,
}: {
  profile: StaffProfile;
  property: string;
  timeZone: string;
}) {
  const { role, departments, jobTitle, email, onDuty, changes } = profile;
  const facts: ReadonlyArray<readonly [string, string]> = [
    [profileMessages.role, rolesMessages[role]],
    [profileMessages.departments, departments.map(({ name }) => name).join(', ') || profileMessages.none],
    [profileMessages.jobTitle, jobTitle ?? profileMessages.none],
    [profileMessages.eMail, email ?? profileMessages.none],
    [profileMessages.availability, onDuty ? profileMessages.onDuty : profileMessages.offDuty],
  ];
  return (
    <AccountSection id="kept" title={profileMessages.keptTitle({ property })}>
      <p>{profileMessages.roleHint}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 ? (
        <details>
          <summary>{profileMessages.whoChangedIt}</summary>
          <ul role="list" aria-label={profileMessages.changes} className={styles.history}>
            {changes.map(({ at, by, state, role: then, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes of one moment have nothing else to tell them apart
              <li key={`${at} ${index}`}>
                <time dateTime={at}>
                  {dayOf(at, timeZone)}, {timeOfDay(at, timeZone)}
                </time>
                : {reason ?? `${STATES[state]}, ${rolesMessages[then]}`} ({by})
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </AccountSection>
  );
}
