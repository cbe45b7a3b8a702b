import { useAction } from '@bellkey/shared/action';
import type { Holiday } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as hoursMessages from '../../../../messages/compiled/hours/en.ts';
import { dayOf } from '../../../clock/clock-messages.ts';
import { SaidHere } from '../store/said-here.tsx';
import * as settings from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { holidaysOn, withHolidaysOn } from './change-policy.ts';
import { HolidayForm } from './holiday-form.tsx';
import { dayAtProperty } from './property-day.ts';
import type { CurrentPolicy, HoursStore } from './use-hours.ts';
import { formatDay } from './week.ts';

/** Days with special hours, future ones first, each with a button to remove it. */
export function HolidayList({
  store,
  hours,
  current,
}: {
  store: SettingsStore;
  hours: HoursStore;
  current: CurrentPolicy;
}) {
  const { departments, property } = settingsOf(store);
  const [adding, setAdding] = useState(false);
  const { run, busy } = useAction();
  const today = dayAtProperty(property.timeZone);
  const { holidays } = current.policy;
  const ordered = [
    ...holidays.filter(({ day }) => day >= today).sort((a, b) => a.day.localeCompare(b.day)),
    ...holidays.filter(({ day }) => day < today).sort((a, b) => b.day.localeCompare(a.day)),
  ];

  const remove = (holiday: Holiday) => {
    const before = holidaysOn(current.policy, holiday.day);
    const rest = before.filter((other) => other !== holiday);
    return run(
      async () => {
        const answer = await hours.save(withHolidaysOn(holiday.day, rest));
        if (!answer.ok) store.refuse(answer.error);
        return answer;
      },
      () =>
        store.report('holidays', hoursMessages.holidayRemoved({ holiday: holiday.name }), () =>
          hours.save(withHolidaysOn(holiday.day, before)),
        ),
    );
  };
  const whose = ({ departments: keys }: Holiday): string =>
    keys === null
      ? hoursMessages.limitedDepartments
      : keys.map((key) => departments.find(({ id }) => id === key)?.name ?? key).join(', ');

  return (
    <section className={settings.section} aria-labelledby="holidays">
      <h2 id="holidays" className={settings.heading}>
        {hoursMessages.holidays}
      </h2>
      <div className={settings.actions}>
        <Button look="outline" onClick={() => setAdding(true)}>
          {hoursMessages.addAHoliday}
        </Button>
        <SaidHere store={store} of="holidays" />
      </div>
      {ordered.length === 0 ? (
        <p className={settings.quiet}>{hoursMessages.holidaysEmpty}</p>
      ) : (
        <ul className={settings.list}>
          {ordered.map((holiday) => (
            <li
              key={`${holiday.day} ${holiday.name} ${holiday.departments?.join() ?? ''}`}
              className={`${settings.row} ${settings.plain} ${holiday.day < today ? settings.out : ''}`}
            >
              <div>
                <p className={settings.name}>{holiday.name}</p>
                {/* A calendar day is the same in every time zone. */}
                <p>
                  {dayOf(`${holiday.day}T12:00:00Z`, 'UTC')} {holiday.day.slice(0, 4)}:{' '}
                  {formatDay(holiday.hours)}
                  {holiday.day < today ? ` ${hoursMessages.past}` : ''}
                </p>
                <p className={settings.quiet}>{whose(holiday)}</p>
              </div>
              <Button
                look="outline"
                size="small"
                disabled={busy}
                aria-label={hoursMessages.removeHoliday({ holiday: holiday.name })}
                onClick={() => void remove(holiday)}
              >
                {hoursMessages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <HolidayForm store={store} hours={hours} current={current} onClose={() => setAdding(false)} />
      ) : null}
    </section>
  );
}
