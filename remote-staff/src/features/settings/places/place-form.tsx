import { useAction } from '@bellkey/shared/action';
import type { PlaceChange, SettingsPlace } from '@bellkey/shared/api';
import { Button, Field, SelectField, Skeleton } from '@bellkey/shared/ui';
import { type ComponentProps, type ComponentType, type FormEvent, lazy, Suspense, useState } from 'react';
import * as messages from '../../../../messages/compiled/places/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useChanged } from '../../../unsaved/use-unsaved.ts';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { PLACE_KINDS } from './place-kinds.ts';

type PlaceSessionsProps = ComponentProps<typeof import('./place-sessions.tsx').PlaceSessions>;

// Few open it, and the page has its budget (e2e/tests/sizes.spec.ts).
const PlaceSessions = lazy<ComponentType<PlaceSessionsProps>>(() =>
  import('./place-sessions.tsx').then(
    (module) => ({ default: module.PlaceSessions }),
    () => ({ default: () => null }),
  ),
);

/** A dialog for one place, with a button to take it out of use. */
export function PlaceForm({
  store,
  place,
  onClose,
}: {
  store: SettingsStore;
  place: SettingsPlace;
  onClose(): void;
}) {
  const [label, setLabel] = useState(place.label);
  const [kind, setKind] = useState(place.kind);
  const [floor, setFloor] = useState(place.floor ?? '');
  const { run, busy, problem } = useAction();
  const unsaved = useChanged({ label, kind, floor });

  const send = (body: PlaceChange) =>
    store.change('PUT /api/staff/settings/places/{id}', { params: { id: place.id }, body });

  const save = (active: boolean) =>
    run(
      () => send({ label, kind, floor: floor.trim() || null, active, version: place.version }),
      ({ version }) => {
        const before = { label: place.label, kind: place.kind, floor: place.floor, active: place.active };
        const text =
          active === place.active
            ? messages.isChanged
            : active
              ? messages.putIntoUseNote
              : messages.takenOutNote;
        store.report(place.id, `${label.trim()} ${text}`, () => send({ ...before, version }));
        onClose();
      },
    );

  return (
    <Modal title={messages.changePlace({ place: place.label })} unsaved={unsaved} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(place.active);
        }}
      >
        <Field
          label={messages.nameLabel}
          value={label}
          maxLength={40}
          error={problem?.fields?.label}
          onChange={({ target }) => setLabel(target.value)}
        />
        <SelectField
          label={messages.kind}
          options={PLACE_KINDS}
          value={kind}
          onChange={(chosen) => setKind(chosen)}
        />
        <Field
          label={messages.floor}
          hint={messages.floorHint}
          value={floor}
          maxLength={20}
          error={problem?.fields?.floor}
          onChange={({ target }) => setFloor(target.value)}
        />
        {place.active ? <p className={styles.quiet}>{messages.takeOutWarning}</p> : null}
        {problem ? (
          <ProblemNotice problem={problem} atFields={['label', 'floor']} title={messages.saveFailed} />
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {messages.save}
          </Button>
          <Button look="outline" onClick={() => void save(!place.active)}>
            {place.active ? messages.takeOutButton : messages.putBackButton}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
      {place.active ? (
        <Suspense fallback={<Skeleton label={messages.lookingForPhones} lines={2} />}>
          <PlaceSessions
            propertyId={store.propertyId}
            timeZone={settingsOf(store).property.timeZone}
            place={place}
          />
        </Suspense>
      ) : null}
    </Modal>
  );
}
