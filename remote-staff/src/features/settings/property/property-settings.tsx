import type { SettingsDepartment } from '@bellkey/shared/api';
import { type ApiProblem, useHoldReload } from '@bellkey/shared/shell';
import { Button, CheckBoxes, Field } from '@bellkey/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import * as messages from '../../../../messages/compiled/settings/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { LANGUAGES, orderedLanguages } from './languages.ts';

/** The property’s name, telephone number and languages, and the names of its departments. */
export function PropertySettings({ store }: { store: SettingsStore }) {
  const { property, departments } = settingsOf(store);
  return (
    <>
      {/* A form starts again from what another manager has saved. */}
      <PropertyForm key={property.version} store={store} />
      <section className={styles.section} aria-labelledby="departments">
        <h2 id="departments" className={styles.heading}>
          {messages.departments}
        </h2>
        <p className={styles.quiet}>{messages.guestsReadTheseNamesWhenSomething}</p>
        <ul className={styles.list}>
          {departments.map((department) => (
            <DepartmentRow
              key={`${department.id} ${department.version}`}
              store={store}
              department={department}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

function PropertyForm({ store }: { store: SettingsStore }) {
  const { property } = settingsOf(store);
  const [name, setName] = useState(property.name);
  const [phone, setPhone] = useState(property.phone ?? '');
  const [languages, setLanguages] = useState<readonly string[]>(property.languages);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const changed =
    name !== property.name ||
    phone !== (property.phone ?? '') ||
    languages.join() !== property.languages.join();
  const holdReload = useHoldReload();
  useEffect(() => (changed ? holdReload('unsent-message') : undefined), [changed, holdReload]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const number = phone.replace(/[\s()-]/g, '');
    const answer = await store.change('PUT /api/staff/settings/property', {
      body: { name, phone: number || null, languages: [...languages], version: property.version },
    });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.error);
    const { name: was, phone: phoneWas, languages: languagesWere } = property;
    store.say('property', messages.savedGuestsSeeItFromNow, () =>
      store.change('PUT /api/staff/settings/property', {
        body: { name: was, phone: phoneWas, languages: languagesWere, version: answer.value.version },
      }),
    );
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={messages.theProperty}
    >
      <Field
        label={messages.name}
        value={name}
        maxLength={120}
        error={problem?.fields?.name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={messages.telephone}
        hint={messages.withTheCountrysNumberFirst}
        type="tel"
        value={phone}
        error={problem?.fields?.phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <CheckBoxes
        name="languages"
        legend={messages.languagesOfTheHouse}
        hint={messages.textsOfTheHouseAreShown({
          name: LANGUAGES.find(({ key }) => key === languages[0])?.name ?? messages.theFirstOfThem,
        })}
        error={problem?.fields?.languages}
        options={LANGUAGES}
        chosen={languages}
        onChange={(chosen) => setLanguages(orderedLanguages(languages, chosen))}
      />
      {problem && !problem.fields ? <ProblemNotice problem={problem} title={messages.itWasNotSaved} /> : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={!changed}>
          {messages.save}
        </Button>
        <SaidHere store={store} of="property" />
      </div>
    </form>
  );
}

function DepartmentRow({ store, department }: { store: SettingsStore; department: SettingsDepartment }) {
  const [name, setName] = useState(department.name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const rename = (to: string, version: number) =>
    store.change('PUT /api/staff/settings/departments/{id}', {
      params: { id: department.id },
      body: { name: to, version },
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || name.trim() === department.name) return;
    setBusy(true);
    const answer = await rename(name, department.version);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.error);
    store.say(
      department.id,
      messages.departmentIsNowCalledName({ department: department.name, name: name.trim() }),
      () => rename(department.name, answer.value.version),
    );
  };
  return (
    <li className={`${styles.row} ${styles.plain}`}>
      <form className={styles.tools} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={messages.nameOfDepartment({ department: department.name })}
          value={name}
          maxLength={60}
          error={problem?.fields?.name ?? (problem ? problem.detail : null)}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" look="outline" busy={busy} disabled={name.trim() === department.name}>
          {messages.rename}
        </Button>
      </form>
      <SaidHere store={store} of={department.id} />
    </li>
  );
}
