import type { ShiftBoard, ShiftDepartment, ShiftPerson } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import * as presenceMessages from '../../../messages/compiled/presence/en.ts';
import * as messages from '../../../messages/compiled/shift/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { useNow } from '../../clock/use-now.ts';
import * as styles from './store/shift.css';

/** Who is on duty and what is open, by department; then people without one. */
export function DepartmentList({ board, timeZone }: { board: ShiftBoard; timeZone: string }) {
  const { departments } = board.facts;
  const keys = new Set(departments.map(({ key }) => key));
  const isQuiet = ({ key, open, planned }: ShiftDepartment) =>
    open + planned === 0 && !board.people.some((person) => person.departments.includes(key));
  const busy = departments.filter((department) => !isQuiet(department));
  const quiet = departments.filter(isQuiet);
  const others = board.people.filter((person) => !person.departments.some((key) => keys.has(key)));
  return (
    <section aria-labelledby="shift-departments" className={styles.section}>
      <h2 id="shift-departments" className={styles.heading}>
        {messages.departments}
      </h2>
      <ul className={styles.list}>
        {busy.map((department) => (
          <li key={department.key} className={styles.department}>
            <div>
              <Link
                to={`/dashboard?department=${encodeURIComponent(department.key)}`}
                className={styles.name ?? ''}
              >
                {department.name}: {messages.open(department)}
              </Link>
              {department.open + department.planned > 0 ? (
                <p className={styles.quiet} data-late={department.overdue > 0 || undefined}>
                  {messages.counts(department)}
                </p>
              ) : null}
            </div>
            <People
              people={board.people.filter((person) => person.departments.includes(department.key))}
              timeZone={timeZone}
            />
          </li>
        ))}
        {others.length > 0 ? (
          <li className={styles.department}>
            <p className={styles.name}>{messages.inNoDepartment}</p>
            <People people={others} timeZone={timeZone} />
          </li>
        ) : null}
      </ul>
      {quiet.length > 0 ? (
        <p className={styles.quiet}>
          {messages.quietDepartments({
            names: new Intl.ListFormat('en').format(quiet.map(({ name }) => name)),
          })}
        </p>
      ) : null}
    </section>
  );
}

const ORDER = { on: 0, away: 1, off: 2 } as const;

function People({ people, timeZone }: { people: readonly ShiftPerson[]; timeZone: string }) {
  const now = useNow();
  if (people.length === 0) return <p className={styles.quiet}>{messages.departmentEmpty}</p>;
  return (
    <ul className={styles.people}>
      {[...people]
        .sort((a, b) => ORDER[a.presence] - ORDER[b.presence])
        .map((person) => (
          <li key={person.id} className={styles.person} data-presence={person.presence}>
            <span>{person.name}</span>
            <span className={styles.quiet}>
              {presenceMessages[person.presence]}
              {person.lastSeenAt && person.presence !== 'off'
                ? messages.seenTime({ time: timeOrDay(person.lastSeenAt, now, timeZone) })
                : ''}
            </span>
          </li>
        ))}
    </ul>
  );
}
