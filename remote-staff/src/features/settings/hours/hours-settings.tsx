import { useAction } from '@bellkey/shared/action';
import type { SettingsDepartment } from '@bellkey/shared/api';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/hours/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { SaidHere } from '../store/said-here.tsx';
import * as settings from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { statedHours } from './change-policy.ts';
import { DepartmentHoursForm } from './department-hours-form.tsx';
import { HolidayList } from './holiday-list.tsx';
import * as styles from './hours.css';
import { type CurrentPolicy, type HoursStore, useHours } from './use-hours.ts';
import { formatHours } from './week.ts';

/** When departments work, and the days on which they do not. */
export function HoursSettings({ store }: { store: SettingsStore }) {
  const hours = useHours(store);
  const { status, value: current, problem, refresh } = hours.load;
  if (status === 'failed')
    return <ProblemNotice problem={problem} title={messages.loadFailed} onRetry={refresh} />;
  if (status === 'loading') return <Skeleton label={messages.loadingTheHours} lines={8} />;
  return (
    <>
      <DepartmentList store={store} hours={hours} current={current} />
      <HolidayList store={store} hours={hours} current={current} />
    </>
  );
}

function DepartmentList({
  store,
  hours,
  current,
}: {
  store: SettingsStore;
  hours: HoursStore;
  current: CurrentPolicy;
}) {
  const { departments } = settingsOf(store);
  const [changing, setChanging] = useState<SettingsDepartment | null>(null);
  const nameOf = (key: string) => departments.find(({ id }) => id === key)?.name ?? key;
  return (
    <section className={settings.section} aria-labelledby="hours">
      <h2 id="hours" className={settings.heading}>
        {messages.hoursOfDepartments}
      </h2>
      <p className={settings.quiet}>{messages.intro}</p>
      {current.policy.departments.length === 0 ? (
        <SuggestedHours store={store} hours={hours} current={current} />
      ) : null}
      <SaidHere store={store} of="hours" />
      <ul className={settings.list}>
        {departments.map((department) => {
          const stated = statedHours(current.policy, department.id);
          return (
            <li
              key={department.id}
              aria-label={department.name}
              className={`${settings.row} ${settings.plain}`}
            >
              <div>
                <p className={settings.name}>{department.name}</p>
                <p>{formatHours(stated?.hours ?? null)}</p>
                {stated?.backup ? (
                  <p className={settings.quiet}>{messages.backupNote({ nameOf: nameOf(stated.backup) })}</p>
                ) : null}
                <SaidHere store={store} of={`hours ${department.id}`} />
              </div>
              <Button
                look="outline"
                size="small"
                aria-label={messages.changeLabel({ department: department.name })}
                onClick={() => setChanging(department)}
              >
                {messages.change}
              </Button>
            </li>
          );
        })}
      </ul>
      {changing ? (
        <DepartmentHoursForm
          store={store}
          hours={hours}
          current={current}
          department={changing}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </section>
  );
}

/** Until hours are set, every department counts as working at all hours: usual ones are offered. */
function SuggestedHours({
  store,
  hours,
  current,
}: {
  store: SettingsStore;
  hours: HoursStore;
  current: CurrentPolicy;
}) {
  const { departments } = settingsOf(store);
  const { run, busy } = useAction();
  const take = () =>
    run(
      async () => {
        const { departments: suggested } = current.suggested;
        const answer = await hours.save((policy) => ({ ...policy, departments: suggested }));
        if (!answer.ok) store.refuse(answer.error);
        return answer;
      },
      () =>
        store.report('hours', messages.usualHoursTaken, () =>
          hours.save((policy) => ({ ...policy, departments: [] })),
        ),
    );
  return (
    <Notice title={messages.emptyTitle}>
      <p>{messages.emptyHint}</p>
      <ul className={styles.promises}>
        {current.suggested.departments.map(({ key, hours: suggested }) => (
          <li key={key}>
            {departments.find(({ id }) => id === key)?.name ?? key}: {formatHours(suggested)}
          </li>
        ))}
      </ul>
      <Button look="outline" busy={busy} onClick={() => void take()}>
        {messages.takeTheseHours}
      </Button>
    </Notice>
  );
}
