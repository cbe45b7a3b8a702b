import type { SettingsPlace } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { Button, Field, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/places/en.ts';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { AddPlaces } from './add-places.tsx';
import { PlaceForm } from './place-form.tsx';

const KIND_NAMES: Record<SettingsPlace['kind'], string> = {
  room: messages.rooms,
  table: messages.tables,
  area: messages.areas,
  lobby: messages.lobby,
};
const KINDS = ['room', 'table', 'area', 'lobby'] as const;

const describe = ({ floor, active }: SettingsPlace) =>
  [floor ? messages.floorFloor({ floor }) : null, active ? null : messages.notInUse]
    .filter(Boolean)
    .join(', ');

/** Every place by its kind, with buttons to add, rename and take out. */
export function PlaceSettings({ store }: { store: SettingsStore }) {
  const { places } = settingsOf(store);
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<SettingsPlace | null>(null);
  const wanted = search.trim().toLowerCase();
  const shown = places.filter(({ label }) => label.toLowerCase().includes(wanted));
  return (
    <section className={styles.section} aria-label={messages.places}>
      <div className={styles.tools}>
        <Field
          label={messages.findAPlace}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button onClick={() => setAdding(true)}>{messages.addPlaces}</Button>
      </div>
      <p className={styles.quiet}>
        {messages.newCodesHint} <Link to="/dashboard/codes">{messages.codes}</Link>.
      </p>
      <SaidHere store={store} of="places" />
      {shown.length === 0 ? (
        <Notice title={places.length === 0 ? messages.noPlacesYet : messages.noSuchPlace}>
          {messages.emptyHint}
        </Notice>
      ) : null}
      {KINDS.map((kind) => {
        const own = shown.filter((place) => place.kind === kind);
        return own.length > 0 ? (
          <section key={kind} className={styles.section} aria-label={KIND_NAMES[kind]}>
            <h2 className={styles.heading}>
              {KIND_NAMES[kind]} ({own.length})
            </h2>
            <ul className={styles.list}>
              {own.map((place) => (
                <li
                  key={place.id}
                  className={`${styles.row} ${styles.plain} ${place.active ? '' : styles.out}`}
                  aria-label={place.label}
                >
                  <div>
                    <p className={styles.name}>{place.label}</p>
                    <p className={styles.quiet}>{describe(place)}</p>
                    <SaidHere store={store} of={place.id} />
                  </div>
                  <Button
                    look="outline"
                    size="small"
                    aria-label={messages.changePlace({ place: place.label })}
                    onClick={() => setEditing(place)}
                  >
                    {messages.change}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
      {adding ? <AddPlaces store={store} onClose={() => setAdding(false)} /> : null}
      {editing ? <PlaceForm store={store} place={editing} onClose={() => setEditing(null)} /> : null}
    </section>
  );
}
