import { useAction } from '@bellkey/shared/action';
import type { NewService, SettingsService } from '@bellkey/shared/api';
import { Button, CheckBoxes, Field, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/services/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useChanged } from '../../../unsaved/use-unsaved.ts';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { changeOf, draftOf, draftProblems, parseWords, type ServiceDraft } from './service-change.ts';
import { KINDS, LEVEL_NAMES, paceOf, SLOTS } from './service-choices.ts';

/** A dialog for one service, new or existing. */
export function ServiceForm({
  store,
  service,
  onClose,
}: {
  store: SettingsStore;
  service: SettingsService | null;
  onClose(): void;
}) {
  const settings = settingsOf(store);
  const [draft, setDraft] = useState(() => draftOf(service, settings));
  const [tried, setTried] = useState(false);
  const { run, busy, problem } = useAction();
  const unsaved = useChanged(draft);
  const set = (part: Partial<ServiceDraft>) => setDraft((was) => ({ ...was, ...part }));
  const problems = tried ? draftProblems(draft) : {};
  const errorOf = (field: string) => problems[field] ?? problem?.fields?.[field];
  const emergency = service?.kind === 'emergency';

  const fields = {
    title: draft.title,
    departmentKey: draft.departmentKey,
    starter: draft.starter,
    maxQuantity: Number(draft.maxQuantity),
    words: parseWords(draft.words),
  };

  const add = () =>
    store.change('POST /api/staff/settings/services', {
      body: {
        ...fields,
        kind: draft.kind,
        level: draft.level === 'emergency' ? 'delivery' : draft.level,
        requiredSlots: draft.slots as NewService['requiredSlots'],
      },
    });
  const change = (known: SettingsService) =>
    store.change('PUT /api/staff/settings/services/{id}', {
      params: { id: known.id },
      body: { ...changeOf(known), ...fields, level: draft.level, featured: draft.featured },
    });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(draftProblems(draft)).length > 0) return;
    void run(
      () => (service ? change(service) : add()),
      (saved) => {
        const { id, version } = saved;
        const before = service ? changeOf(service) : { ...changeOf(saved), active: false };
        store.report(
          service?.id ?? 'services',
          service
            ? messages.titleIsChanged({ title: draft.title.trim() })
            : messages.serviceOffered({ title: draft.title.trim() }),
          () =>
            store.change('PUT /api/staff/settings/services/{id}', {
              params: { id },
              body: { ...before, version },
            }),
        );
        onClose();
      },
    );
  };

  return (
    <Modal
      title={service ? messages.changeTitle({ title: service.title }) : messages.addAService}
      unsaved={unsaved}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={messages.name}
          value={draft.title}
          maxLength={60}
          error={errorOf('title')}
          onChange={({ target }) => set({ title: target.value })}
        />
        <Field
          label={messages.starterLabel}
          hint={messages.starterHint}
          value={draft.starter}
          maxLength={120}
          error={errorOf('starter')}
          onChange={({ target }) => set({ starter: target.value })}
        />
        <Field
          label={messages.synonymsLabel}
          hint={messages.synonymsHint}
          value={draft.words}
          error={errorOf('words')}
          onChange={({ target }) => set({ words: target.value })}
        />
        <SelectField
          label={messages.department}
          options={settings.departments.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.departmentKey}
          error={errorOf('departmentKey')}
          onChange={(departmentKey) => set({ departmentKey })}
        />
        {service ? null : (
          <SelectField
            label={messages.whatHappens}
            options={KINDS}
            value={draft.kind}
            onChange={(kind) => set({ kind })}
          />
        )}
        {emergency ? null : (
          <SelectField
            label={messages.howSoon}
            options={settings.levels
              .filter(({ name }) => name !== 'emergency')
              .map(({ name }) => ({ value: name, label: LEVEL_NAMES[name] }))}
            hint={paceOf(settings, draft.level)}
            value={draft.level}
            error={errorOf('level')}
            onChange={(level) => set({ level })}
          />
        )}
        {service ? null : (
          <CheckBoxes
            name="slots"
            legend={messages.detailsLabel}
            options={SLOTS}
            chosen={draft.slots}
            onChange={(slots) => set({ slots })}
          />
        )}
        <Field
          label={messages.mostAtOnce}
          hint={messages.maxQuantityHint}
          inputMode="numeric"
          value={draft.maxQuantity}
          error={errorOf('maxQuantity')}
          onChange={({ target }) => set({ maxQuantity: target.value })}
        />
        {service ? (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={draft.featured}
              onChange={({ target }) => set({ featured: target.checked })}
            />
            {messages.showFirstLabel}
          </label>
        ) : null}
        {problem ? (
          <ProblemNotice
            problem={problem}
            atFields={['title', 'starter', 'words', 'departmentKey', 'level', 'maxQuantity']}
            title={messages.saveFailed}
          />
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {service ? messages.save : messages.addIt}
          </Button>
          <Button look="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
