import type { PlaceChange, SettingsPlace } from '@bellkey/shared/api';
import { type ApiProblem, useHoldReload } from '@bellkey/shared/shell';
import { Button, Field, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import * as messages from '../../../../messages/compiled/places/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import type { SettingsStore } from '../store/use-settings.ts';
import { PLACE_KINDS } from './place-kinds.ts';

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
      active === place.active ? messages.isChanged : active ? messages.isInUseItNeeds : messages.isOutOfUse;
    store.say(place.id, `${label.trim()} ${text}`, () => send({ ...before, version }));
    onClose();
  };

  return (
    <Modal title={messages.changePlace({ place: place.label })} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(place.active);
        }}
      >
        <Field
          label={messages.nameOnTheDoor}
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
          hint={messages.emptyWhereThereIsNone}
          value={floor}
          maxLength={20}
          error={problem?.fields?.floor}
          onChange={({ target }) => setFloor(target.value)}
        />
        {place.active ? <p className={styles.quiet}>{messages.outOfUseItsCodeStops}</p> : null}
        {problem && !problem.fields ? (
          <ProblemNotice problem={problem} title={messages.itWasNotSaved} />
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {messages.save}
          </Button>
          <Button look="outline" onClick={() => void save(!place.active)}>
            {place.active ? messages.takeOutOfUse : messages.toUseItAgain}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
