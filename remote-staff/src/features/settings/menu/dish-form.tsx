import { useAction } from '@bellkey/shared/action';
import type { SettingsCategory, SettingsDish } from '@bellkey/shared/api';
import { Button, Field, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/menu/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useChanged } from '../../../unsaved/use-unsaved.ts';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { type DishDraft, dishChangeOf, dishDraftOf, dishFields, dishProblems } from './dish-change.ts';

/** A dialog for one dish, new or existing. */
export function DishForm({
  store,
  categories,
  dish,
  categoryId,
  onClose,
}: {
  store: SettingsStore;
  categories: readonly SettingsCategory[];
  dish: SettingsDish | null;
  categoryId: string;
  onClose(): void;
}) {
  const { currency } = settingsOf(store).property;
  const [draft, setDraft] = useState(() => dishDraftOf(dish, categoryId));
  const [tried, setTried] = useState(false);
  const { run, busy, problem } = useAction();
  const unsaved = useChanged(draft);
  const set = (part: Partial<DishDraft>) => setDraft((was) => ({ ...was, ...part }));
  const problems = tried ? dishProblems(draft) : {};
  const errorOf = (field: string) => problems[field] ?? problem?.fields?.[field];
  const key = 'PUT /api/staff/settings/menu/dishes/{id}';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(dishProblems(draft)).length > 0) return;
    const fields = dishFields(draft);
    void run(
      () =>
        dish
          ? store.change(key, { params: { id: dish.id }, body: { ...dishChangeOf(dish), ...fields } })
          : store.change('POST /api/staff/settings/menu/dishes', { body: fields }),
      (saved) => {
        const { id, version } = saved;
        const before = dish ? dishChangeOf(dish) : { ...dishChangeOf(saved), listed: false };
        store.report(
          dish?.id ?? 'menu',
          dish
            ? messages.fieldsIsChanged({ fields: fields.name })
            : messages.dishAdded({ fields: fields.name }),
          () => store.change(key, { params: { id }, body: { ...before, version } }),
        );
        onClose();
      },
    );
  };

  return (
    <Modal
      title={dish ? messages.changeDish({ dish: dish.name }) : messages.addADish}
      unsaved={unsaved}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={messages.name}
          value={draft.name}
          maxLength={120}
          error={errorOf('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label={messages.priceInCurrency({ currency })}
          inputMode="decimal"
          value={draft.price}
          error={errorOf('priceCents')}
          onChange={({ target }) => set({ price: target.value })}
        />
        <SelectField
          label={messages.categoryLabel}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.categoryId}
          error={errorOf('categoryId')}
          onChange={(chosen) => set({ categoryId: chosen })}
        />
        <Field
          label={messages.description}
          hint={messages.descriptionHint}
          value={draft.description}
          maxLength={300}
          error={errorOf('description')}
          onChange={({ target }) => set({ description: target.value })}
        />
        <Field
          label={messages.allergens}
          hint={messages.allergensHint}
          value={draft.allergens}
          error={errorOf('allergens')}
          onChange={({ target }) => set({ allergens: target.value })}
        />
        <Field
          label={messages.diets}
          hint={messages.dietsHint}
          value={draft.diets}
          error={errorOf('diets')}
          onChange={({ target }) => set({ diets: target.value })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.ageRestricted}
            onChange={({ target }) => set({ ageRestricted: target.checked })}
          />
          {messages.adultsOnlyLabel}
        </label>
        {dish && dish.options > 0 ? <p className={styles.quiet}>{messages.optionsHint}</p> : null}
        {problem ? (
          <ProblemNotice
            problem={problem}
            atFields={['name', 'priceCents', 'categoryId', 'description', 'allergens', 'diets']}
            title={messages.saveFailed}
          />
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {dish ? messages.save : messages.addIt}
          </Button>
          <Button look="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
