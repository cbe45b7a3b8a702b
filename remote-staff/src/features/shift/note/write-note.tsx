import { useAction } from '@bellkey/shared/action';
import type { Membership, ShiftBoard } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button, SelectField } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/shift/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/shift.css';
import type { ShiftStore } from '../store/use-shift.ts';
import { LeftTexts } from './left-texts.tsx';
import { NoteEditor } from './note-editor.tsx';

/** Option for all departments. */
const WHOLE = '';

/** The drafts of hand-over notes, and a form to start one. */
export function WriteNote({
  board,
  store,
  membership,
}: {
  board: ShiftBoard;
  store: ShiftStore;
  membership: Membership;
}) {
  const api = useApi();
  const [chosen, setChosen] = useState<string | null>(null);
  const { run, busy, problem } = useAction();
  const drafted = new Set(board.drafts.map(({ department }) => department?.key ?? WHOLE));
  const options = [
    ...(membership.role === 'staff' ? [] : [{ value: WHOLE, label: messages.theWholeProperty }]),
    ...board.facts.departments.map(({ key, name }) => ({ value: key, label: name })),
  ].filter(({ value }) => !drafted.has(value));
  const department = options.find(({ value }) => value === chosen) ?? options[0];

  const begin = async () => {
    if (!department) return;
    await run(async () => {
      const answer = await api.call('POST /api/staff/shift/notes', {
        query: { property: store.propertyId },
        body: { department: department.value === WHOLE ? null : department.value },
      });
      // Busy until the draft shows: the same one must not be begun twice.
      if (answer.ok) await store.refresh();
      return answer;
    });
  };

  return (
    <section aria-labelledby="shift-note" className={styles.section}>
      <h2 id="shift-note" className={styles.heading}>
        {messages.handOverNote}
      </h2>
      <LeftTexts drafts={board.drafts} propertyId={store.propertyId} />
      {board.drafts.map((note) => (
        <NoteEditor key={note.id} note={note} store={store} timeZone={membership.property.timeZone} />
      ))}
      {department ? (
        <>
          <p className={styles.quiet}>{messages.writeNoteHint}</p>
          <div className={styles.begin}>
            <SelectField
              label={messages.forLabel}
              options={options}
              value={department.value}
              onChange={setChosen}
            />
            <Button look={drafted.size > 0 ? 'outline' : 'solid'} busy={busy} onClick={() => void begin()}>
              {messages.draftANote}
            </Button>
          </div>
        </>
      ) : null}
      {problem ? <ProblemNotice problem={problem} title={messages.draftFailed} /> : null}
    </section>
  );
}
