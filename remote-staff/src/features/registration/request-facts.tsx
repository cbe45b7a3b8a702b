import type { Membership } from '@bellkey/shared/api';
import { dayOf, timeOfDay } from '../../clock/clock-messages.ts';
import { departmentNames } from '../../staff-identity/department-names.ts';
import * as styles from './registration.css';

/** What was asked, of whom and when. */
export function RequestFacts({ membership, email }: { membership: Membership; email: string | null }) {
  const { property, name, submittedAt, awaitsEmail } = membership;
  const departments = departmentNames(membership);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>You</dt>
        <dd>{email ? `${name}, ${email}` : name}</dd>
      </div>
      <div>
        <dt>Property</dt>
        <dd>{property.name}</dd>
      </div>
      {departments.length > 0 ? (
        <div>
          <dt>Departments</dt>
          <dd>{departments.join(', ')}</dd>
        </div>
      ) : null}
      {submittedAt ? (
        <div>
          <dt>Asked</dt>
          <dd>
            {dayOf(submittedAt, property.timeZone)}, {timeOfDay(submittedAt, property.timeZone)}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Status</dt>
        <dd>{awaitsEmail ? 'Waiting for you to open the link' : 'Waiting for a manager'}</dd>
      </div>
    </dl>
  );
}
