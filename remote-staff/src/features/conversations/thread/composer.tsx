import { type FormEvent, type KeyboardEvent, useId, useMemo, useState } from 'react';
import * as conversationsMessages from '../../../../messages/compiled/conversations/en.ts';
import * as photoMessages from '../../../../messages/compiled/photos/en.ts';
import { createDrafts } from '../../../desk/outbox/drafts.ts';
import type { WriteMode } from '../../../desk/outbox/outbox.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { useUnsentHold } from '../../../unsaved/use-unsent-hold.ts';
import { AttachPhotosSlot } from '../../photos/attach/attach-photos-slot.tsx';
import { useAttachedPhotos } from '../../photos/attach/use-attached-photos.ts';
import * as styles from './composer.css';

/** The most characters of a message: the API's `MESSAGE_MAX_CHARS`, which a test holds this to. */
export const MESSAGE_LIMIT = 2000;
const COUNT_FROM = 1800;

const modes: Readonly<Record<WriteMode, { tab: string; label: string; hint: string; send: string }>> =
  conversationsMessages.composer;

/**
 * Where staff write: to the guest, or an internal note. Unsent text is kept per conversation.
 *
 * @param answers whether an answer reaches the guest; without, only notes are written
 */
export function Composer({
  conversationId,
  place,
  answers = true,
}: {
  conversationId: string;
  place: string;
  answers?: boolean;
}) {
  const { desk, uid, membership } = useWorkplace();
  const id = useId();
  const drafts = useMemo(() => createDrafts(localStorage, uid), [uid]);
  const [chosen, setMode] = useState<WriteMode>('answer');
  const mode = answers ? chosen : 'note';
  const [texts, setTexts] = useState(() => ({
    answer: drafts.read(conversationId, 'answer'),
    note: drafts.read(conversationId, 'note'),
  }));
  // What was typed as an answer before the phone was disconnected is not lost.
  const text = answers ? texts[mode] : texts.note || texts.answer;
  const length = text.trim().length;
  const tooLong = length > MESSAGE_LIMIT;
  const attached = useAttachedPhotos(membership.property.id);
  // Answers to guests have none: the photos stay with the note.
  const photoIds = mode === 'note' ? attached.ids : [];
  const waitsFor = mode === 'note' ? attached.waitsFor : null;
  const [waits, setWaits] = useState(false);
  const isEmpty = length === 0 && photoIds.length === 0;
  useUnsentHold(texts.answer !== '' || texts.note !== '' || attached.photos.length > 0);

  const write = (next: string) => {
    setTexts(answers ? { ...texts, [mode]: next } : { answer: '', note: next });
    drafts.write(conversationId, mode, next);
    if (!answers) drafts.write(conversationId, 'answer', '');
  };

  const send = () => {
    setWaits(waitsFor !== null);
    if (isEmpty || tooLong || waitsFor !== null) return;
    void desk.send(conversationId, mode, text, photoIds);
    write('');
    if (mode === 'note') attached.clear();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.composer}
      data-mode={mode}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className={styles.modes}>
        <legend className={styles.forScreenReaders}>{conversationsMessages.whatYouWrite}</legend>
        {(answers ? (['answer', 'note'] as const) : (['note'] as const)).map((one) => (
          <label key={one} className={styles.mode} data-checked={mode === one || undefined}>
            <input
              type="radio"
              name={`${id}-mode`}
              className={styles.radio}
              checked={mode === one}
              onChange={() => setMode(one)}
            />
            {modes[one].tab}
          </label>
        ))}
      </fieldset>
      <div className={styles.box}>
        <textarea
          className={styles.text}
          rows={1}
          aria-label={modes[mode].label}
          aria-describedby={`${id}-hint`}
          aria-invalid={tooLong || undefined}
          placeholder={
            mode === 'answer' ? conversationsMessages.answerPlace({ place }) : conversationsMessages.noteLabel
          }
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.send} aria-disabled={isEmpty || tooLong || undefined}>
          {modes[mode].send}
        </button>
      </div>
      {mode === 'note' ? (
        <AttachPhotosSlot waits={waits} attached={attached} hint={photoMessages.staffSeeThem} />
      ) : null}
      <p id={`${id}-hint`} className={styles.hint}>
        {tooLong ? (
          <span className={styles.over} role="alert">
            {conversationsMessages.tooLongError({
              number: (length - MESSAGE_LIMIT).toLocaleString('en'),
            })}
          </span>
        ) : (
          <span>{modes[mode].hint}</span>
        )}
        {length >= COUNT_FROM ? (
          <span className={styles.counter}>
            {length.toLocaleString('en')} / {MESSAGE_LIMIT.toLocaleString('en')}
          </span>
        ) : null}
      </p>
    </form>
  );
}
