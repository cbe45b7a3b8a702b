import { useAction } from '@bellkey/shared/action';
import type { CategoryChange, SettingsCategory } from '@bellkey/shared/api';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/menu/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useChanged } from '../../../unsaved/use-unsaved.ts';
import * as styles from '../store/settings.css';
import type { SettingsStore } from '../store/use-settings.ts';

/** A dialog for one part of the menu, new or existing. */
export function CategoryForm({
  store,
  category,
  onClose,
}: {
  store: SettingsStore;
  category: SettingsCategory | null;
  onClose(): void;
}) {
  const [name, setName] = useState(category?.name ?? '');
  const [from, setFrom] = useState(category?.from ?? '');
  const [until, setUntil] = useState(category?.until ?? '');
  const { run, busy, problem } = useAction();
  const unsaved = useChanged({ name, from, until });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = { name: name.trim(), from: from || null, until: until || null };
    const change = (id: string, body: CategoryChange) =>
      store.change('PUT /api/staff/settings/menu/categories/{id}', { params: { id }, body });
    void run(
      () =>
        category
          ? change(category.id, { ...fields, version: category.version })
          : store.change('POST /api/staff/settings/menu/categories', { body: fields }),
      ({ version }) => {
        if (category) {
          const { id, name: was, from: fromWas, until: untilWas } = category;
          store.report(id, messages.fieldsIsChanged({ fields: fields.name }), () =>
            change(id, { name: was, from: fromWas, until: untilWas, version }),
          );
        } else store.report('menu', messages.categoryAdded({ fields: fields.name }));
        onClose();
      },
    );
  };

  return (
    <Modal
      title={category ? messages.changeCategory({ category: category.name }) : messages.addCategoryTitle}
      unsaved={unsaved}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={messages.name}
          hint={messages.categoryNameHint}
          value={name}
          maxLength={60}
          error={problem?.fields?.name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={messages.servedFrom}
          hint={messages.servedFromHint}
          type="time"
          value={from}
          error={problem?.fields?.from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label={messages.servedUntil}
          hint={messages.servedUntilHint}
          type="time"
          value={until}
          error={problem?.fields?.until}
          onChange={({ target }) => setUntil(target.value)}
        />
        {problem ? (
          <ProblemNotice problem={problem} atFields={['name', 'from', 'until']} title={messages.saveFailed} />
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {category ? messages.save : messages.addIt}
          </Button>
          <Button look="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
