import type { PromisePreview, ServicePolicy } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { Field } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as hoursMessages from '../../../../messages/compiled/hours/en.ts';
import { dayOf, timeOfDay } from '../../../clock/clock-messages.ts';
import { useSettled } from '../../../clock/use-settled.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as settings from '../store/settings.css';
import * as styles from './hours.css';

/** Debounce while the form is edited. */
const PAUSE_MS = 300;
/** More lines would push the form's buttons out of view. */
const MOST_SHOWN = 5;

/** The effect of an unsaved policy on guests' promises, at a moment that the manager chooses. */
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
  /** The initial moment, in property time. */
  first: { day: string; time: string };
  timeZone: string;
}) {
  const [day, setDay] = useState(first.day);
  const [time, setTime] = useState(first.time);
  const body = useSettled(policy && day && time ? { policy, day, time } : null, PAUSE_MS);
  const { value: preview, problem } = useLoad(
    'POST /api/staff/service-levels/preview',
    body && { query: { property: propertyId }, body },
    { keepPrevious: true },
  );

  const changed = preview?.services.filter(
    (service) =>
      (department === null || service.department === department) &&
      service.saved.promisedAt !== service.wanted.promisedAt,
  );
  return (
    <section className={styles.preview} aria-label={hoursMessages.previewTitle}>
      <p className={settings.name}>{hoursMessages.previewTitle}</p>
      <div className={styles.moment}>
        <Field
          label={hoursMessages.previewMomentLabel}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Field label="at" type="time" value={time} onChange={({ target }) => setTime(target.value)} />
      </div>
      {problem ? <ProblemNotice problem={problem} title={hoursMessages.previewFailed} /> : null}
      <p role="status" className={settings.quiet}>
        {changed ? summary(changed.length) : hoursMessages.computing}
      </p>
      {changed && changed.length > 0 ? (
        <ul className={styles.promises}>
          {changed.slice(0, MOST_SHOWN).map((service) => (
            <li key={service.service}>
              <span className={settings.name}>{service.title}</span>
              <span className={settings.quiet}>
                {hoursMessages.promiseChange({
                  saved: by(service.saved, timeZone),
                  wanted: by(service.wanted, timeZone),
                })}
              </span>
            </li>
          ))}
          {changed.length > MOST_SHOWN ? (
            <li className={settings.quiet}>
              {hoursMessages.andChangedMore({ changed: changed.length - MOST_SHOWN })}
            </li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

const summary = (count: number): string =>
  count === 0
    ? hoursMessages.previewUnchanged
    : count === 1
      ? hoursMessages.onePromiseChanges
      : hoursMessages.countPromisesChange({ count });

function by({ promisedAt }: PromisePreview['saved'], timeZone: string): string {
  return promisedAt
    ? hoursMessages.promisedBy({
        timeOfDay: timeOfDay(promisedAt, timeZone),
        dayOf: dayOf(promisedAt, timeZone),
      })
    : hoursMessages.noTime;
}
