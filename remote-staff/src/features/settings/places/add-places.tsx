import type { SettingsPlace } from '@bellkey/shared/api';
import { type ApiProblem, useHoldReload } from '@bellkey/shared/shell';
import { Button, Field, Notice, SelectField, TextAreaField } from '@bellkey/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import type { SettingsStore } from '../store/use-settings.ts';
import { parsePlaces } from './parse-places.ts';
import { PLACE_KINDS } from './place-kinds.ts';

const FILE_MAX_BYTES = 200_000;
/** The parser loads with the first list, which needs the network. */
const UNREAD = {
  ok: false as const,
  errors: ['The list could not be read. Check your connection and try again.'],
};

/** The message about added places. */
function added(count: number, leftOut: readonly string[]): string {
  const done = count === 1 ? 'One place is added.' : `${count} places are added.`;
  if (leftOut.length === 0) return done;
  const shown = leftOut.slice(0, 3).join(', ');
  const more = leftOut.length > 3 ? ` and ${leftOut.length - 3} more` : '';
  return `${done} Left out because they are there already: ${shown}${more}.`;
}

/** Adds places: typed one a line, as a range, or from a file. */
export function AddPlaces({ store, onClose }: { store: SettingsStore; onClose(): void }) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SettingsPlace['kind']>('room');
  const [floor, setFloor] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const holdReload = useHoldReload();
  useEffect(() => holdReload('unsent-message'), [holdReload]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > FILE_MAX_BYTES) return setErrors(['This file is larger than 200 kB.']);
    setText(await file.text());
    setErrors([]);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const parsed = await parsePlaces(text, { kind, floor }).catch(() => UNREAD);
    setErrors(parsed.ok ? [] : parsed.errors);
    const answer = parsed.ok
      ? await store.change('POST /api/staff/settings/places', { body: { places: parsed.places } })
      : null;
    setBusy(false);
    if (!answer) return;
    if (!answer.ok) return setProblem(answer.error);
    store.say('places', added(answer.value.added.length, answer.value.leftOut));
    onClose();
  };

  return (
    <Modal title="Add places" onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextAreaField
          label="Names, one a line"
          hint="A range makes many: Room 401 - Room 420. A line may also say kind and floor: Pool bar, area, 0."
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label className={styles.file}>
          Or from a file (CSV)
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        <SelectField
          label="Kind, unless a line says another"
          options={PLACE_KINDS}
          value={kind}
          onChange={(chosen) => setKind(chosen)}
        />
        <Field
          label="Floor, unless a line says another"
          value={floor}
          maxLength={20}
          onChange={({ target }) => setFloor(target.value)}
        />
        {errors.length > 0 ? (
          <Notice tone="warn" title="Mend these lines; none was added" live="assertive">
            <ul>
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {problem ? <ProblemNotice problem={problem} title="They were not added" /> : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            Add them
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
