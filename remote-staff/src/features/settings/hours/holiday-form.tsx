import { useAction } from '@bellkey/shared/action';
import type { Holiday, OpeningHours, ServicePolicy } from '@bellkey/shared/api';
import { Button, CheckBoxes, Field } from '@bellkey/shared/ui';
import { type FormEvent, useMemo, useState } from 'react';
import * as messages from '../../../../messages/compiled/hours/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useChanged } from '../../../unsaved/use-unsaved.ts';
import * as settings from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { holidaysOn, withHolidaysOn } from './change-policy.ts';
import * as styles from './hours.css';
import { OpeningFields } from './opening-fields.tsx';
import { PromisesPreview } from './promise-preview.tsx';
import { dayAtProperty } from './property-day.ts';
import type { CurrentPolicy, HoursStore } from './use-hours.ts';
import { isComplete } from './week.ts';

/** A dialog for a new day with special hours. */
export function HolidayForm({
  store,
  hours,
  current,
  onClose,
}: {
  store: SettingsStore;
  hours: HoursStore;
  current: CurrentPolicy;
  onClose(): void;
}) {
  const { departments, property } = settingsOf(store);
  const [name, setName] = useState('');
  const [day, setDay] = useState('');
  const [everyone, setEveryone] = useState(true);
  const [chosen, setChosen] = useState<string[]>([]);
  const [openings, setOpenings] = useState<readonly OpeningHours[]>([]);
  const { run, busy, problem } = useAction();
  const [tried, setTried] = useState(false);
  const today = dayAtProperty(property.timeZone);
  const unsaved = useChanged({ name, day, everyone, chosen, openings });

  const problems = {
    name: name.trim() ? undefined : messages.holidayNameError,
    day: !day ? messages.chooseTheDay : day < today ? messages.chooseADayToCome : undefined,
    departments: everyone || chosen.length > 0 ? undefined : messages.departmentsError,
    openings: isComplete(openings) ? undefined : messages.openingsError,
  };
  const shown: Partial<typeof problems> = tried ? problems : {};
  const isValid = Object.values(problems).every((text) => text === undefined);
  const add = useMemo(() => {
    const holiday: Holiday = {
      day,
      name: name.trim() || messages.holiday,
      departments: everyone ? null : chosen,
      hours: [...openings],
    };
    return (policy: ServicePolicy) => withHolidaysOn(day, [...holidaysOn(policy, day), holiday])(policy);
  }, [day, name, everyone, chosen, openings]);
  const preview = useMemo(
    () => (day && isComplete(openings) && (everyone || chosen.length > 0) ? add(current.policy) : null),
    [add, day, openings, everyone, chosen, current.policy],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isValid) return;
    const before = holidaysOn(current.policy, day);
    void run(
      () => hours.save(add),
      () => {
        store.report('holidays', messages.nameIsAdded({ name: name.trim() }), () =>
          hours.save(withHolidaysOn(day, before)),
        );
        onClose();
      },
    );
  };

  return (
    <Modal title={messages.addAHoliday} unsaved={unsaved} onClose={onClose}>
      <form className={settings.form} onSubmit={submit} noValidate>
        <Field
          label={messages.name}
          value={name}
          maxLength={80}
          error={shown.name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={messages.day}
          type="date"
          min={today}
          value={day}
          error={shown.day}
          onChange={({ target }) => setDay(target.value)}
        />
        <label className={settings.check}>
          <input type="checkbox" checked={everyone} onChange={({ target }) => setEveryone(target.checked)} />
          {messages.limitedDepartments}
        </label>
        {everyone ? null : (
          <CheckBoxes
            name="departments"
            legend={messages.departments}
            options={departments.map(({ id, name: title }) => ({ key: id, name: title }))}
            chosen={chosen}
            error={shown.departments}
            onChange={setChosen}
          />
        )}
        <div className={styles.week}>
          <OpeningFields day={name.trim() || messages.thatDay} openings={openings} onChange={setOpenings} />
        </div>
        {shown.openings ? <p role="alert">{shown.openings}</p> : null}
        {day ? (
          <PromisesPreview
            key={day}
            propertyId={store.propertyId}
            policy={preview}
            department={null}
            first={{ day, time: '10:00' }}
            timeZone={property.timeZone}
          />
        ) : null}
        {problem ? <ProblemNotice problem={problem} title={messages.addFailed} /> : null}
        <div className={settings.actions}>
          <Button type="submit" busy={busy}>
            {messages.addIt}
          </Button>
          <Button look="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
