import type { DepartmentHours } from '@bellkey/shared/api';
import { departmentName } from '@bellkey/shared/catalogue-texts/departments';
import { Chip } from '@bellkey/shared/ui';
import type { InformationMessages } from '../../../messages/compiled/information/messages.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import * as styles from './information.css';
import { openingState } from './opening-state.ts';

interface HoursSectionProps {
  departments: readonly DepartmentHours[];
  messages: InformationMessages;
  language: string;
  clock: PropertyClock;
  now: number;
}

type Day = NonNullable<DepartmentHours['days']>[number];

/** When each department is there: now, and in the days to come. */
export function HoursSection({ departments, messages, language, clock, now }: HoursSectionProps) {
  // Days are dates of the property's calendar: no time zone may move them.
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'short',
  });
  const dayName = ({ day, holiday }: Day) => {
    const name = format.format(new Date(`${day}T12:00:00Z`));
    return holiday === null ? name : messages.holiday({ day: name, name: holiday });
  };
  const hoursText = ({ hours }: Day) =>
    hours.length === 0 ? messages.shut : hours.map((span) => messages.span(span)).join(', ');
  // A copy may be of another day: days that are over are of no use.
  const today = clock.dayKey(now);

  return (
    <section className={styles.section} aria-labelledby="information-hours">
      <h2 id="information-hours" className={styles.heading}>
        {messages.hours}
      </h2>
      <ul className={styles.departments} role="list">
        {departments.map((department) => {
          const name = departmentName(department.name, language);
          const days = department.days?.filter(({ day }) => day >= today) ?? [];
          return (
            <li key={department.key} className={styles.department}>
              <h3 className={styles.name}>{name}</h3>
              <State {...{ department, messages, language, clock, now }} />
              {days.length > 0 ? (
                <details className={styles.week}>
                  <summary className={styles.summary} aria-label={`${messages.week}: ${name}`}>
                    {messages.week}
                  </summary>
                  <dl className={styles.days}>
                    {days.map((day) => (
                      <div key={day.day} className={styles.day}>
                        <dt>{dayName(day)}</dt>
                        <dd>{hoursText(day)}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function State({
  department,
  messages,
  language,
  clock,
  now,
}: Omit<HoursSectionProps, 'departments'> & { department: DepartmentHours }) {
  const state = openingState(department, now);
  const time = (instant: string) => clock.moment(instant, now, language);
  switch (state.status) {
    case 'always':
      return <p className={styles.state}>{messages.always}</p>;
    case 'open':
      return (
        <p className={styles.state}>
          <Chip tone="good">{messages.open}</Chip>
          {state.until === null ? null : <span>{messages.until({ time: time(state.until) })}</span>}
        </p>
      );
    case 'closed':
      return (
        <p className={styles.state}>
          <Chip>{messages.closed}</Chip>
          {state.opens === null ? null : <span>{messages.opens({ time: time(state.opens) })}</span>}
        </p>
      );
    case 'unknown':
      return null;
  }
}
