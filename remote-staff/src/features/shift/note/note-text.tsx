import type { ShiftNote } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/shift/en.ts';
import * as styles from '../store/shift.css';
import { RecordLinks } from './record-links.tsx';

/** The text of a note, section by section; empty ones are left out. */
export function NoteText({ note }: { note: ShiftNote }) {
  return note.sections
    .filter(({ text }) => text.trim() !== '')
    .map(({ key, text, records }) => (
      <section key={key} className={styles.part} aria-label={messages.sections[key]}>
        <h4 className={styles.partTitle}>{messages.sections[key]}</h4>
        <p className={styles.text}>{text}</p>
        <RecordLinks records={records} />
      </section>
    ));
}
