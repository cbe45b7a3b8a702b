import type { ShiftNote } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { Button, Notice, TextAreaField } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/shift/en.ts';
import { formatSpan, timeOrDay } from '../../../clock/clock-messages.ts';
import { useNow } from '../../../clock/use-now.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/shift.css';
import type { ShiftStore } from '../store/use-shift.ts';
import { RecordLinks } from './record-links.tsx';
import { StaleDraft } from './stale-draft.tsx';
import { type NoteEditor as Editor, useNoteEditor } from './use-note-editor.ts';

/** Maximum length of a section: the API's `SHIFT_SECTION_MAX_CHARS`; a test compares the two. */
export const SECTION_LIMIT = 4000;
/** Requests move without an event of the shift. */
const NEWS_EVERY_MS = 60_000;
/** A draft of this age is not signed without a question, even where its sections would say the same. */
const OLD_MS = 20 * 60_000;

/** A draft of a hand-over note: a person edits each section, saves it, and signs it over. */
export function NoteEditor({
  note,
  store,
  timeZone,
}: {
  note: ShiftNote;
  store: ShiftStore;
  timeZone: string;
}) {
  const editor = useNoteEditor(note, store);
  const now = useNow();
  const [signing, setSigning] = useState(false);
  const news = useLoad(
    'GET /api/staff/shift/notes/{id}/news',
    { params: { id: note.id }, query: { property: store.propertyId } },
    { refreshOn: [note.draftedAt], everyMs: NEWS_EVERY_MS },
  );
  const stale = news.value?.sections ?? [];
  const age = note.draftedAt ? now - Date.parse(note.draftedAt) : 0;
  const isOld = stale.length > 0 || age >= OLD_MS;
  const title = note.department
    ? messages.noteOfDepartment({ department: note.department.name })
    : messages.propertyNoteLabel;
  return (
    <article className={styles.note} aria-label={title}>
      <header>
        <h3 className={styles.partTitle}>{title}</h3>
        <p className={styles.quiet} role="status">
          {editor.dirty
            ? messages.noteUnsaved
            : messages.noteSavedBy({
                changedBy: note.changedBy,
                time: timeOrDay(note.changedAt, now, timeZone),
              })}{' '}
          {note.draftedAt
            ? messages.draftAge({
                time: timeOrDay(note.draftedAt, now, timeZone),
                span: formatSpan(age),
              })
            : null}
        </p>
      </header>
      <StaleDraft stale={stale} editor={editor} />
      {editor.theirs ? <SavedByAnother theirs={editor.theirs} editor={editor} /> : null}
      {editor.problem ? <ProblemNotice problem={editor.problem} title={messages.noteSaveFailed} /> : null}
      {note.sections.map(({ key, records }) => (
        <div key={key} className={styles.part}>
          <TextAreaField
            label={messages.sections[key]}
            hint={key === 'own' ? messages.ownWordsHint : undefined}
            rows={Math.min(12, Math.max(3, (editor.texts[key] ?? '').split('\n').length))}
            maxLength={SECTION_LIMIT}
            value={editor.texts[key] ?? ''}
            onChange={({ target }) => editor.write(key, target.value)}
          />
          <RecordLinks records={records} />
        </div>
      ))}
      <div className={styles.actions}>
        {signing ? (
          <>
            <p>
              {isOld ? `${messages.signOldWarning({ span: formatSpan(age) })} ` : null}
              {messages.signWarning}
            </p>
            {isOld ? (
              <Button
                busy={editor.busy}
                onClick={() => void editor.draftAgain().then(() => setSigning(false))}
              >
                {messages.rewriteButton}
              </Button>
            ) : null}
            <Button
              look={isOld ? 'outline' : 'solid'}
              busy={editor.busy}
              onClick={() => void editor.sign().then(() => setSigning(false))}
            >
              {isOld ? messages.signOldButton : messages.signItOver}
            </Button>
            <Button look="quiet" onClick={() => setSigning(false)}>
              {messages.notYet}
            </Button>
          </>
        ) : (
          <>
            <Button look="outline" busy={editor.busy} onClick={() => void editor.save()}>
              {messages.save}
            </Button>
            <Button
              onClick={() => {
                setSigning(true);
                void news.refresh();
              }}
            >
              {messages.signOver}
            </Button>
            <Button look="quiet" busy={editor.busy} onClick={() => void editor.draftAgain()}>
              {messages.redraftButton}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

function SavedByAnother({ theirs, editor }: { theirs: ShiftNote; editor: Editor }) {
  const differing = theirs.sections.filter(({ key, text }) => editor.texts[key] !== text);
  return (
    <Notice
      tone="warn"
      live="assertive"
      title={messages.noteConflictTitle({ changedBy: theirs.changedBy })}
      action={
        <div className={styles.actions}>
          <Button look="outline" size="small" onClick={editor.takeTheirs}>
            {messages.takeTheirs}
          </Button>
          <Button look="outline" size="small" onClick={editor.keepMine}>
            {messages.keepMine}
          </Button>
        </div>
      }
    >
      <p>{messages.noteConflictText}</p>
      {differing.map(({ key, text }) => (
        <p key={key} className={styles.text}>
          <strong>{messages.sections[key]}:</strong> {text || messages.empty}
        </p>
      ))}
    </Notice>
  );
}
