import { useAction } from '@bellkey/shared/action';
import type { DepartmentPolicy, SettingsDepartment } from '@bellkey/shared/api';
import { Button, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useMemo, useState } from 'react';
import * as messages from '../../../../messages/compiled/hours/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useChanged } from '../../../unsaved/use-unsaved.ts';
import * as settings from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { statedHours, withHours } from './change-policy.ts';
import * as styles from './hours.css';
import { OpeningFields } from './opening-fields.tsx';
import { PromisesPreview } from './promise-preview.tsx';
import { dayAtProperty } from './property-day.ts';
import type { CurrentPolicy, HoursStore } from './use-hours.ts';
import { formatHours, hoursOfWeek, isComplete, WEEKDAYS, type Week, weekOf } from './week.ts';

const NO_BACKUP = '';

/** The default week where nothing is set yet. */
const usualWeek = (suggested: DepartmentPolicy | undefined): Week =>
  weekOf(suggested?.hours ?? [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '20:00' }]);

/** A dialog for the hours of one department and its backup, with their effect on promises. */
export function DepartmentHoursForm({
  store,
  hours,
  current,
  department: { id, name },
  onClose,
}: {
  store: SettingsStore;
  hours: HoursStore;
  current: CurrentPolicy;
  department: SettingsDepartment;
  onClose(): void;
}) {
  const { departments, property } = settingsOf(store);
  const stated = statedHours(current.policy, id);
  const suggested = current.suggested.departments.find(({ key }) => key === id);
  const [always, setAlways] = useState(!stated || stated.hours === null);
  const [week, setWeek] = useState<Week>(stated?.hours ? weekOf(stated.hours) : usualWeek(suggested));
  const [backup, setBackup] = useState(stated ? stated.backup : (suggested?.backup ?? null));
  const { run, busy, problem } = useAction();
  const [incomplete, setIncomplete] = useState(false);
  const unsaved = useChanged({ always, week, backup });

  const complete = always || week.every(isComplete);
  const wanted = useMemo(
    () => ({ hours: always ? null : hoursOfWeek(week), backup }),
    [always, week, backup],
  );
  const preview = useMemo(
    () => (complete ? withHours(id, wanted)(current.policy) : null),
    [complete, wanted, id, current.policy],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setIncomplete(!complete);
    if (!complete) return;
    void run(
      () => hours.save(withHours(id, wanted)),
      () => {
        store.report(`hours ${id}`, `${name}: ${formatHours(wanted.hours)}.`, () =>
          hours.save(withHours(id, stated)),
        );
        onClose();
      },
    );
  };

  return (
    <Modal title={messages.hoursOfName({ name })} unsaved={unsaved} onClose={onClose}>
      <form className={settings.form} onSubmit={submit} noValidate>
        <fieldset className={styles.choice}>
          <legend>{messages.works}</legend>
          {[
            { value: true, text: messages.atAllHours },
            { value: false, text: messages.atSetHours },
          ].map(({ value, text }) => (
            <label key={text} className={settings.check}>
              <input type="radio" name="works" checked={always === value} onChange={() => setAlways(value)} />
              {text}
            </label>
          ))}
        </fieldset>
        {always ? null : (
          <div className={styles.week}>
            {WEEKDAYS.map((day, index) => (
              <OpeningFields
                key={day}
                day={day}
                openings={week[index] ?? []}
                onChange={(openings) => setWeek(week.map((was, at) => (at === index ? openings : was)))}
              />
            ))}
            <div className={settings.actions}>
              <Button look="outline" size="small" onClick={() => setWeek(WEEKDAYS.map(() => week[0] ?? []))}>
                {messages.copyMondayButton}
              </Button>
            </div>
            <p className={settings.quiet}>{messages.pastMidnightHint}</p>
          </div>
        )}
        <SelectField
          label={messages.helpedBy}
          hint={messages.backupHint}
          options={[
            { value: NO_BACKUP, label: messages.noOtherDepartment },
            ...departments
              .filter((other) => other.id !== id)
              .map((other) => ({ value: other.id, label: other.name })),
          ]}
          value={backup ?? NO_BACKUP}
          onChange={(chosen) => setBackup(chosen || null)}
        />
        <PromisesPreview
          propertyId={store.propertyId}
          policy={preview}
          department={id}
          first={{ day: dayAtProperty(property.timeZone), time: '23:00' }}
          timeZone={property.timeZone}
        />
        {incomplete && !complete ? <p role="alert">{messages.openingsError}</p> : null}
        {problem ? <ProblemNotice problem={problem} title={messages.saveFailed} /> : null}
        <div className={settings.actions}>
          <Button type="submit" busy={busy}>
            {messages.save}
          </Button>
          <Button look="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
