import type { MenuSettings as Menu, SettingsCategory, SettingsDish } from '@bellkey/shared/api';
import { Button, Field, Notice, Skeleton } from '@bellkey/shared/ui';
import { lazy, Suspense, useState } from 'react';
import * as messages from '../../../../messages/compiled/menu/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { DishRow } from './dish-row.tsx';
import { useMenu } from './use-menu.ts';

// Opened by a press, and the page has a budget (e2e/tests/sizes.spec.ts).
const DishForm = lazy(async () => ({ default: (await import('./dish-form.tsx')).DishForm }));
const CategoryForm = lazy(async () => ({ default: (await import('./category-form.tsx')).CategoryForm }));

/** The menu by its parts, with buttons to change, add, sell out and take off. */
export function MenuSettings({ store }: { store: SettingsStore }) {
  const { status, value, problem, refresh } = useMenu(store.propertyId, settingsOf(store));
  if (status === 'ready') return <MenuParts store={store} menu={value} />;
  if (status === 'failed')
    return <ProblemNotice problem={problem} title={messages.loadFailed} onRetry={refresh} />;
  return <Skeleton label={messages.loadingTheMenu} lines={8} />;
}

type Editing =
  | { form: 'dish'; dish: SettingsDish | null; categoryId: string }
  | { form: 'category'; category: SettingsCategory | null };

const formatServed = ({ from, until }: SettingsCategory) =>
  from && until ? messages.servedBetween({ from, until }) : messages.servedAllDay;

function MenuParts({ store, menu }: { store: SettingsStore; menu: Menu }) {
  const { categories, dishes } = menu;
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<Editing | null>(null);
  const wanted = search.trim().toLowerCase();
  const shown = dishes.filter(
    ({ name, description }) =>
      name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
  const listed = dishes.filter((dish) => dish.listed).length;
  const close = () => setEditing(null);

  return (
    <section className={styles.section} aria-label={messages.menu}>
      <div className={styles.tools}>
        <Field
          label={messages.findADish}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button
          disabled={categories.length === 0}
          onClick={() => setEditing({ form: 'dish', dish: null, categoryId: categories[0]?.id ?? '' })}
        >
          {messages.addADish}
        </Button>
        <Button look="outline" onClick={() => setEditing({ form: 'category', category: null })}>
          {messages.addAPart}
        </Button>
      </div>
      <p className={styles.quiet}>
        {categories.length === 0 ? messages.emptyHint : messages.intro({ listed, dishes: dishes.length })}
      </p>
      <SaidHere store={store} of="menu" />
      {dishes.length > 0 && shown.length === 0 ? (
        <Notice title={messages.noSuchDish}>{messages.noMatchHint}</Notice>
      ) : null}
      {categories.map((category) => {
        const own = shown.filter(({ categoryId }) => categoryId === category.id);
        if (wanted && own.length === 0) return null;
        return (
          <section key={category.id} className={styles.section} aria-label={category.name}>
            <div className={`${styles.row} ${styles.plain}`}>
              <div>
                <h2 className={styles.heading}>{category.name}</h2>
                <p className={styles.quiet}>{formatServed(category)}</p>
                <SaidHere store={store} of={category.id} />
              </div>
              <Button
                look="outline"
                size="small"
                aria-label={messages.changeCategoryLabel({ category: category.name })}
                onClick={() => setEditing({ form: 'category', category })}
              >
                {messages.change}
              </Button>
            </div>
            {own.length === 0 ? <p className={styles.quiet}>{messages.noDishYet}</p> : null}
            <ul className={styles.list}>
              {own.map((dish) => (
                <DishRow
                  key={dish.id}
                  store={store}
                  dish={dish}
                  onEdit={() => setEditing({ form: 'dish', dish, categoryId: category.id })}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {editing?.form === 'dish' ? (
        <Suspense fallback={null}>
          <DishForm
            store={store}
            categories={categories}
            dish={editing.dish}
            categoryId={editing.categoryId}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {editing?.form === 'category' ? (
        <Suspense fallback={null}>
          <CategoryForm store={store} category={editing.category} onClose={close} />
        </Suspense>
      ) : null}
    </section>
  );
}
