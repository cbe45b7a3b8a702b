import { useAction } from '@bellkey/shared/action';
import type { SettingsPlace } from '@bellkey/shared/api';
import { Button, Field, Notice, SelectField, TextAreaField } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/places/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useChanged } from '../../../unsaved/use-unsaved.ts';
import * as styles from '../store/settings.css';
import type { SettingsStore } from '../store/use-settings.ts';
import { PLACE_KINDS } from './place-kinds.ts';

const FILE_MAX_BYTES = 200_000;
/** The parser loads with the first list: few people add places, and the page has a budget. */
const loadParser = () => import('./parse-places.ts');

const UNREAD = {
  ok: false as const,
  errors: [messages.checkFailed],
};

/** The message about added places. */
function added(count: number, leftOut: readonly string[]): string {
  const done = count === 1 ? messages.placeAdded : messages.placesAdded({ count });
  if (leftOut.length === 0) return done;
  const shown = leftOut.slice(0, 3).join(', ');
  const more = leftOut.length > 3 ? ` ${messages.moreLeftOut({ leftOut: leftOut.length - 3 })}` : '';
  return messages.addedWithLeftOut({ done, shown, more });
}

/** Adds places: typed one a line, as a range, or from a file. */
export function AddPlaces({ store, onClose }: { store: SettingsStore; onClose(): void }) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SettingsPlace['kind']>('room');
  const [floor, setFloor] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const { run, busy, problem, clear } = useAction();
  const unsaved = useChanged({ text, floor });

  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > FILE_MAX_BYTES) return setErrors([messages.fileTooLargeError]);
    const parser = await loadParser().catch(() => null);
    if (!parser) return setErrors(UNREAD.errors);
    const typed = await parser.textOfFile(file);
    if (typed === null) return setErrors([messages.fileHasNoText]);
    setText(typed);
    setErrors([]);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    clear();
    void run(async () => {
      const parser = await loadParser().catch(() => null);
      const parsed = await parser?.parsePlaces(text, { kind, floor }).catch(() => UNREAD);
      setErrors(parsed?.ok ? [] : (parsed ?? UNREAD).errors);
      if (!parser || !parsed?.ok) return null;
      const answer = await store.change('POST /api/staff/settings/places', {
        body: { places: parsed.places },
      });
      if (!answer.ok) {
        const faults = parser.faultsOfPlaces(answer.error.fields, parsed.lineOf);
        setErrors(faults);
        return faults.length > 0 ? null : answer.error;
      }
      store.report('places', added(answer.value.added.length, answer.value.leftOut));
      onClose();
      return null;
    });
  };

  return (
    <Modal title={messages.addPlaces} unsaved={unsaved} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextAreaField
          label={messages.namesLabel}
          hint={messages.namesHint}
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label className={styles.file}>
          {messages.fileLabel}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        <SelectField
          label={messages.defaultKindLabel}
          options={PLACE_KINDS}
          value={kind}
          onChange={(chosen) => setKind(chosen)}
        />
        <Field
          label={messages.defaultFloorLabel}
          value={floor}
          maxLength={20}
          onChange={({ target }) => setFloor(target.value)}
        />
        {errors.length > 0 ? (
          <Notice tone="warn" title={messages.linesRejectedTitle} live="assertive">
            <ul>
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {problem ? <ProblemNotice problem={problem} title={messages.addFailed} /> : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {messages.addThem}
          </Button>
          <Button look="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
