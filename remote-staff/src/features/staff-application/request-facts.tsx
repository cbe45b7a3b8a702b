import type { Membership } from '@bellkey/shared/api';
import * as registrationMessages from '../../../messages/compiled/staff-application/en.ts';
import { dayOf, timeOfDay } from '../../clock/clock-messages.ts';
import { departmentNames } from '../../staff-identity/department-names.ts';
import * as styles from './staff-application.css';

/** What was asked, of whom and when. */
export function RequestFacts({ membership, email }: { membership: Membership; email: string | null }) {
  const { property, name, submittedAt, awaitsEmail } = membership;
  const departments = departmentNames(membership);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{registrationMessages.you}</dt>
        <dd>{email ? `${name}, ${email}` : name}</dd>
      </div>
      <div>
        <dt>{registrationMessages.property}</dt>
        <dd>{property.name}</dd>
      </div>
      {departments.length > 0 ? (
        <div>
          <dt>{registrationMessages.departments}</dt>
          <dd>{departments.join(', ')}</dd>
        </div>
      ) : null}
      {submittedAt ? (
        <div>
          <dt>{registrationMessages.asked}</dt>
          <dd>
            {dayOf(submittedAt, property.timeZone)}, {timeOfDay(submittedAt, property.timeZone)}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{registrationMessages.status}</dt>
        <dd>
          {awaitsEmail ? registrationMessages.awaitsEmailStatus : registrationMessages.awaitsManagerStatus}
        </dd>
      </div>
    </dl>
  );
}
