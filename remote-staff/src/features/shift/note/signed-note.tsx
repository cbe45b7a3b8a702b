import { useAction } from '@bellkey/shared/action';
import type { ShiftNote } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useId } from 'react';
import * as messages from '../../../../messages/compiled/shift/en.ts';
import { timeOrDay } from '../../../clock/clock-messages.ts';
import { useNow } from '../../../clock/use-now.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/shift.css';
import type { ShiftStore } from '../store/use-shift.ts';
import { NoteText } from './note-text.tsx';

/** Title of a signed note: of whom, for what, and when. */
export function useNoteTitle({ department, signed }: ShiftNote, timeZone: string): string {
  const now = useNow();
  const of = department ? `, ${department.name}` : '';
  return signed
    ? messages.signedNoteTitle({ by: signed.by, of, time: timeOrDay(signed.at, now, timeZone) })
    : '';
}

/** A signed note, with its readers and, for people who have not acknowledged it, a button. */
export function SignedNote({
  note,
  store,
  timeZone,
  mayAcknowledge = false,
}: {
  note: ShiftNote;
  store: Pick<ShiftStore, 'propertyId' | 'refresh'>;
  timeZone: string;
  mayAcknowledge?: boolean;
}) {
  const titleId = useId();
  const title = useNoteTitle(note, timeZone);
  return (
    <article className={styles.note} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.heading}>
        {title}
      </h3>
      <NoteText note={note} />
      {note.readers.length > 0 ? (
        <p className={styles.quiet}>
          {messages.readers({
            names: new Intl.ListFormat('en').format(note.readers.map(({ name }) => name)),
          })}
        </p>
      ) : null}
      {mayAcknowledge ? <Acknowledge note={note} store={store} /> : null}
    </article>
  );
}

/** The button with which a person acknowledges a note by name. */
export function Acknowledge({
  note,
  store,
}: {
  note: ShiftNote;
  store: Pick<ShiftStore, 'propertyId' | 'refresh'>;
}) {
  const api = useApi();
  const { run, busy, problem } = useAction();
  const acknowledge = () =>
    run(
      () =>
        api.call('POST /api/staff/shift/notes/{id}/read', {
          params: { id: note.id },
          query: { property: store.propertyId },
        }),
      () => store.refresh(),
    );
  return (
    <div className={styles.actions}>
      <Button busy={busy} onClick={() => void acknowledge()}>
        {messages.markReadButton}
      </Button>
      {problem ? <ProblemNotice problem={problem} title={messages.markReadFailed} /> : null}
    </div>
  );
}
