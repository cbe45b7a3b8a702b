import { useAction } from '@bellkey/shared/action';
import type { SettingsDepartment } from '@bellkey/shared/api';
import { Button, CheckBoxes, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/settings/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import { type ChangeInput, type SettingsStore, settingsOf } from '../store/use-settings.ts';
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
        <p className={styles.quiet}>{messages.departmentsHint}</p>
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
  const { run, busy, problem } = useAction();
  const changed =
    name !== property.name ||
    phone !== (property.phone ?? '') ||
    languages.join() !== property.languages.join();
  useUnsaved(changed);

  const save = (body: ChangeInput<'PUT /api/staff/settings/property'>['body']) =>
    store.change('PUT /api/staff/settings/property', { body });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = phone.replace(/[\s()-]/g, '');
    void run(
      () => save({ name, phone: number || null, languages: [...languages], version: property.version }),
      ({ version }) => {
        const { name: was, phone: phoneWas, languages: languagesWere } = property;
        store.report('property', messages.savedNote, () =>
          save({ name: was, phone: phoneWas, languages: languagesWere, version }),
        );
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={messages.theProperty}>
      <Field
        label={messages.name}
        value={name}
        maxLength={120}
        error={problem?.fields?.name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={messages.telephone}
        hint={messages.telephoneHint}
        type="tel"
        value={phone}
        error={problem?.fields?.phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <CheckBoxes
        name="languages"
        legend={messages.languagesLabel}
        hint={messages.languagesHint({
          name: LANGUAGES.find(({ key }) => key === languages[0])?.name ?? messages.firstLanguage,
        })}
        error={problem?.fields?.languages}
        options={LANGUAGES}
        chosen={languages}
        onChange={(chosen) => setLanguages(orderedLanguages(languages, chosen))}
      />
      {problem ? (
        <ProblemNotice
          problem={problem}
          atFields={['name', 'phone', 'languages']}
          title={messages.saveFailed}
        />
      ) : null}
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
  const { run, busy, problem } = useAction();
  useUnsaved(name.trim() !== department.name);
  const rename = (to: string, version: number) =>
    store.change('PUT /api/staff/settings/departments/{id}', {
      params: { id: department.id },
      body: { name: to, version },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === department.name) return;
    void run(
      () => rename(name, department.version),
      ({ version }) =>
        store.report(
          department.id,
          messages.departmentRenamed({ department: department.name, name: name.trim() }),
          () => rename(department.name, version),
        ),
    );
  };
  return (
    <li className={`${styles.row} ${styles.plain}`}>
      <form className={styles.tools} onSubmit={submit} noValidate>
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
