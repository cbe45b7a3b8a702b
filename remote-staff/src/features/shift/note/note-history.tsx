import type { ShiftNote } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/shift/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/shift.css';
import type { ShiftStore } from '../store/use-shift.ts';
import { SignedNote } from './signed-note.tsx';

interface Page {
  notes: readonly ShiftNote[];
  next: string | null;
}

/** The notes of the last 30 days, loaded on demand. */
export function NoteHistory({ store, timeZone }: { store: ShiftStore; timeZone: string }) {
  const api = useApi();
  const [page, setPage] = useState<Page | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const load = async () => {
    setBusy(true);
    const before = page?.next;
    const answer = await api.call('GET /api/staff/shift/notes', {
      query: { property: store.propertyId, ...(before && { before }) },
    });
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) {
      setPage({ notes: [...(page?.notes ?? []), ...answer.value.notes], next: answer.value.next });
    }
  };
  return (
    <section aria-labelledby="shift-history" className={styles.section}>
      <h2 id="shift-history" className={styles.heading}>
        {messages.earlierNotes}
      </h2>
      <p className={styles.quiet}>{messages.signedNotesAreKeptForThirty}</p>
      {page?.notes.length === 0 ? <p>{messages.noNoteWasSigned}</p> : null}
      {page?.notes.map((note) => (
        <SignedNote key={note.id} note={note} store={store} timeZone={timeZone} />
      ))}
      {problem ? (
        <ProblemNotice problem={problem} title={messages.earlierNotesCouldNotBeLoaded} onRetry={load} />
      ) : null}
      {page === null || page.next !== null ? (
        <div>
          <Button look="outline" busy={busy} onClick={() => void load()}>
            {page === null ? messages.showEarlierNotes : messages.showOlderOnes}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
