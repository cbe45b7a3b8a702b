import type { PlaceChange, SettingsPlace } from '@bellkey/shared/api';
import { type ApiProblem, useHoldReload } from '@bellkey/shared/shell';
import { Button, Field, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import type { SettingsStore } from '../store/use-settings.ts';
import { PLACE_KINDS } from './place-kinds.ts';

/** The form of one place, in a dialog, with the way to take it out of use. */
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const holdReload = useHoldReload();
  useEffect(() => holdReload('unsent-message'), [holdReload]);

  const send = (body: PlaceChange) =>
    store.change('PUT /api/staff/settings/places/{id}', { params: { id: place.id }, body });

  const save = async (active: boolean) => {
    if (busy) return;
    setBusy(true);
    const answer = await send({ label, kind, floor: floor.trim() || null, active, version: place.version });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.error);
    const { version } = answer.value;
    const before = { label: place.label, kind: place.kind, floor: place.floor, active: place.active };
    const text =
      active === place.active ? 'is changed.' : active ? 'is in use. It needs a new code.' : 'is out of use.';
    store.say(place.id, `${label.trim()} ${text}`, () => send({ ...before, version }));
    onClose();
  };

  return (
    <Modal title={`Change ${place.label}`} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(place.active);
        }}
      >
        <Field
          label="Name on the door"
          value={label}
          maxLength={40}
          error={problem?.fields?.label}
          onChange={({ target }) => setLabel(target.value)}
        />
        <SelectField label="Kind" options={PLACE_KINDS} value={kind} onChange={(chosen) => setKind(chosen)} />
        <Field
          label="Floor"
          hint="Empty where there is none."
          value={floor}
          maxLength={20}
          error={problem?.fields?.floor}
          onChange={({ target }) => setFloor(target.value)}
        />
        {place.active ? (
          <p className={styles.quiet}>
            Out of use, its code stops working and the phones there are disconnected at once. What they asked
            for stays in your queue.
          </p>
        ) : null}
        {problem && !problem.fields ? <ProblemNotice problem={problem} title="It was not saved" /> : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            Save
          </Button>
          <Button look="outline" onClick={() => void save(!place.active)}>
            {place.active ? 'Take out of use' : 'Use it again'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
