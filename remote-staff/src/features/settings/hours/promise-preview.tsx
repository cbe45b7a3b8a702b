import type { OperationOutput, PromisePreview, ServicePolicy } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Field } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import { dayOf, timeOfDay } from '../../../clock/clock-messages.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as settings from '../store/settings.css';
import * as styles from './hours.css';

/** The form is typed in; it is not asked about at every key. */
const PAUSE_MS = 300;
/** More lines would push the buttons of the form away. */
const MOST_SHOWN = 5;

type Preview = OperationOutput<'POST /api/staff/service-levels/preview'>;

/** What a policy that is not saved yet does to what guests are promised, at a moment that the manager chooses. */
export function PromisesPreview({
  propertyId,
  policy,
  department,
  first,
  timeZone,
}: {
  propertyId: string;
  /** Null while the form is incomplete. */
  policy: ServicePolicy | null;
  /** The department whose services are shown; null for all. */
  department: string | null;
  /** The moment that is shown first, by the property's clocks. */
  first: { day: string; time: string };
  timeZone: string;
}) {
  const api = useApi();
  const [day, setDay] = useState(first.day);
  const [time, setTime] = useState(first.time);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const asked = policy && day && time ? JSON.stringify({ policy, day, time }) : null;

  useEffect(() => {
    if (!asked) return;
    let current = true;
    const pause = setTimeout(async () => {
      const answer = await api.call('POST /api/staff/service-levels/preview', {
        query: { property: propertyId },
        body: JSON.parse(asked),
      });
      if (!current) return;
      setProblem(answer.ok ? null : answer.error);
      if (answer.ok) setPreview(answer.value);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [api, propertyId, asked]);

  const changed = preview?.services.filter(
    (service) =>
      (department === null || service.department === department) &&
      service.saved.promisedAt !== service.wanted.promisedAt,
  );
  return (
    <section className={styles.preview} aria-label="What guests are promised">
      <p className={settings.name}>What guests are promised</p>
      <div className={styles.moment}>
        <Field
          label="A guest who asks on"
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Field label="at" type="time" value={time} onChange={({ target }) => setTime(target.value)} />
      </div>
      {problem ? <ProblemNotice problem={problem} title="This could not be computed" /> : null}
      <p role="status" className={settings.quiet}>
        {changed ? summary(changed.length) : 'Computing …'}
      </p>
      {changed && changed.length > 0 ? (
        <ul className={styles.promises}>
          {changed.slice(0, MOST_SHOWN).map((service) => (
            <li key={service.service}>
              <span className={settings.name}>{service.title}</span>
              <span className={settings.quiet}>
                {`now ${by(service.saved, timeZone)}, then ${by(service.wanted, timeZone)}`}
              </span>
            </li>
          ))}
          {changed.length > MOST_SHOWN ? (
            <li className={settings.quiet}>and {changed.length - MOST_SHOWN} more</li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

const summary = (count: number): string =>
  count === 0
    ? 'At this moment nothing changes for guests.'
    : count === 1
      ? 'One promise changes.'
      : `${count} promises change.`;

function by({ promisedAt }: PromisePreview['saved'], timeZone: string): string {
  return promisedAt ? `by ${timeOfDay(promisedAt, timeZone)} on ${dayOf(promisedAt, timeZone)}` : 'no time';
}
