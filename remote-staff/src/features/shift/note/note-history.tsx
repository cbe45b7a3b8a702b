import { useAction } from '@bellkey/shared/action';
import type { ShiftNote } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
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
  const { run, busy, problem } = useAction();
  const load = () => {
    const before = page?.next;
    return run(
      () =>
        api.call('GET /api/staff/shift/notes', {
          query: { property: store.propertyId, ...(before && { before }) },
        }),
      ({ notes, next }) => setPage({ notes: [...(page?.notes ?? []), ...notes], next }),
    );
  };
  return (
    <section aria-labelledby="shift-history" className={styles.section}>
      <h2 id="shift-history" className={styles.heading}>
        {messages.earlierNotes}
      </h2>
      <p className={styles.quiet}>{messages.historyHint}</p>
      {page?.notes.length === 0 ? <p>{messages.historyEmpty}</p> : null}
      {page?.notes.map((note) => (
        <SignedNote key={note.id} note={note} store={store} timeZone={timeZone} />
      ))}
      {problem ? <ProblemNotice problem={problem} title={messages.historyLoadFailed} onRetry={load} /> : null}
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
