import type { OperationOutput } from '@bellkey/shared/api';
import { Button, Notice } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/shift/en.ts';
import * as styles from '../store/shift.css';
import type { NoteEditor } from './use-note-editor.ts';

/** Sections that would say something else if they were written now. */
export type StaleSections = OperationOutput<'GET /api/staff/shift/notes/{id}/news'>['sections'];

/** What has changed since a draft was written from the data, and a way to write it again; nothing while it is true. */
export function StaleDraft({ stale, editor }: { stale: StaleSections; editor: NoteEditor }) {
  if (stale.length === 0) return null;
  return (
    <Notice
      tone="warn"
      live="polite"
      title={messages.draftIsStale({ count: stale.length })}
      action={
        <Button look="outline" size="small" busy={editor.busy} onClick={() => void editor.draftAgain()}>
          {messages.rewriteButton}
        </Button>
      }
    >
      <ul role="list">
        {stale.map(({ key, text }) => (
          <li key={key}>
            {messages.staleSection({
              section: messages.sections[key],
              text: firstLine(text, editor.texts[key] ?? ''),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{messages.editsStayHint}</p>
    </Notice>
  );
}

/** The first line counts the rest; the same count of other records says so. */
function firstLine(now: string, written: string): string {
  const [line = ''] = now.split('\n');
  return written.split('\n')[0] === line ? messages.staleOthers({ text: line }) : line;
}
