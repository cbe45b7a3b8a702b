import type { ShiftNote } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/shift/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { Modal } from '../../../dialog/modal.tsx';
import * as styles from '../store/shift.css';
import { type ShiftStore, useShift } from '../store/use-shift.ts';
import { NoteText } from './note-text.tsx';
import { Acknowledge, useNoteTitle } from './signed-note.tsx';

/** The notes of the previous shift, on top of the dashboard, until the signed-in person has acknowledged them. */
export function HandOverBar() {
  const { membership } = useWorkplace();
  const store = useShift(membership.property.id);
  return store.load.value?.unread.map((note) => (
    <UnreadNote key={note.id} note={note} store={store} timeZone={membership.property.timeZone} />
  ));
}

function UnreadNote({ note, store, timeZone }: { note: ShiftNote; store: ShiftStore; timeZone: string }) {
  const [open, setOpen] = useState(false);
  const title = useNoteTitle(note, timeZone);
  return (
    <div className={styles.bar}>
      <p>{title}</p>
      <Button
        look="outline"
        size="small"
        onClick={() => setOpen(true)}
        aria-label={messages.readTheTitle({ title })}
      >
        {messages.read}
      </Button>
      {open ? (
        <Modal title={title} onClose={() => setOpen(false)}>
          <NoteText note={note} />
          <Acknowledge note={note} store={store} />
          <Button look="quiet" onClick={() => setOpen(false)}>
            {messages.later}
          </Button>
        </Modal>
      ) : null}
    </div>
  );
}
