import type { StaffProfile } from '@bellkey/shared/api';
import { rolesMessages } from '../../../messages/compiled/roles/en.ts';
import { AccountSection } from '../../account-section/account-section.tsx';
import { dayOf, timeOfDay } from '../../clock/clock-messages.ts';
import * as styles from './profile.css';

const STATES: Readonly<Record<StaffProfile['changes'][number]['state'], string>> = {
  pending: 'asked to join',
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
    ['Role', rolesMessages[role]],
    ['Departments', departments.map(({ name }) => name).join(', ') || 'None'],
    ['Job title', jobTitle ?? 'None'],
    ['E-mail', email ?? 'None'],
    ['Availability', onDuty ? 'On duty' : 'Off duty'],
  ];
  return (
    <AccountSection id="kept" title={`What ${property} keeps about you`}>
      <p>Managers decide about role and departments.</p>
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
          <summary>Who changed it</summary>
          <ul role="list" aria-label="Changes" className={styles.history}>
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
