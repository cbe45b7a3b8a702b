import { type FormEvent, type KeyboardEvent, Suspense, useId, useMemo, useRef, useState } from 'react';
import * as cannedMessages from '../../../../messages/compiled/canned/en.ts';
import * as conversationsMessages from '../../../../messages/compiled/conversations/en.ts';
import * as photoMessages from '../../../../messages/compiled/photos/en.ts';
import type { Writer } from '../../../desk/conversations/thread-state.ts';
import { createDrafts } from '../../../desk/outbox/drafts.ts';
import type { WriteMode } from '../../../desk/outbox/outbox.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { useUnsentHold } from '../../../unsaved/use-unsent-hold.ts';
import { AttachPhotosSlot } from '../../photos/attach/attach-photos-slot.tsx';
import { useAttachedPhotos } from '../../photos/attach/use-attached-photos.ts';
import { RepliesDialog, ReplySuggestions } from '../canned/canned-parts.tsx';
import { NoteMentions } from '../mentions/note-mentions-slot.tsx';
import { ColleagueWriting } from './colleague-writing.tsx';
import * as styles from './composer.css';
import { ComposerHint } from './composer-hint.tsx';

/** The most characters of a message: the API's `MESSAGE_MAX_CHARS`, which a test holds this to. */
export const MESSAGE_LIMIT = 2000;

const modes: Readonly<Record<WriteMode, { tab: string; label: string; hint: string; send: string }>> =
  conversationsMessages.composer;

/** How often colleagues get a sign that someone is writing, in milliseconds. */
const WRITING_SIGN_MS = 3_000;

/**
 * Where staff write: to the guest, or an internal note. Unsent text is kept per conversation.
 *
 * @param answers whether an answer reaches the guest; without, only notes are written
 */
export function Composer({
  conversationId,
  place,
  language,
  writer,
  answers = true,
}: {
  conversationId: string;
  place: string;
  /** The guest's, once it is known. */
  language: string | undefined;
  /** Who gave a sign of writing an answer last. */
  writer: Writer | null;
  answers?: boolean;
}) {
  const { desk, uid, membership } = useWorkplace();
  const id = useId();
  const drafts = useMemo(() => createDrafts(localStorage, uid), [uid]);
  const [chosen, setMode] = useState<WriteMode>('answer');
  const mode = answers ? chosen : 'note';
  const [texts, setTexts] = useState(() => ({
    answer: drafts.load(conversationId, 'answer'),
    note: drafts.load(conversationId, 'note'),
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
  const [showsReplies, setShowsReplies] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const firstReply = useRef<string | null>(null);
  const named = useRef<string[]>([]);
  const signedAt = useRef(0);
  const searchesReplies = mode === 'answer' && /^\/[^\n]*$/.test(text);
  const isEmpty = length === 0 && photoIds.length === 0;
  useUnsentHold(texts.answer !== '' || texts.note !== '' || attached.photos.length > 0);

  const write = (next: string) => {
    setTexts(answers ? { ...texts, [mode]: next } : { answer: '', note: next });
    drafts.save(conversationId, mode, next);
    if (!answers) drafts.save(conversationId, 'answer', '');
    const now = Date.now();
    if (mode === 'note' || next === '' || now - signedAt.current < WRITING_SIGN_MS) return;
    signedAt.current = now;
    void desk.showWriting(conversationId);
  };

  const insert = (reply: string) => {
    setShowsReplies(false);
    firstReply.current = null;
    write(searchesReplies || text.trim() === '' ? reply : `${text.trimEnd()}\n${reply}`);
    field.current?.focus();
  };

  const send = () => {
    setWaits(waitsFor !== null);
    if (isEmpty || tooLong || waitsFor !== null) return;
    void desk.send(conversationId, mode, text, photoIds, mode === 'note' ? named.current : undefined);
    write('');
    if (mode === 'note') attached.clear();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (searchesReplies && firstReply.current !== null) insert(firstReply.current);
    else send();
  };

  // A form holds no other form, and the dialog has one.
  return (
    <>
      {showsReplies ? (
        <Suspense fallback={null}>
          <RepliesDialog
            place={place}
            language={language}
            onChoose={insert}
            onClose={() => setShowsReplies(false)}
          />
        </Suspense>
      ) : null}
      <form
        className={styles.composer}
        data-mode={mode}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <ColleagueWriting writer={writer} />
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
          {mode === 'answer' ? (
            <button type="button" className={styles.mode} onClick={() => setShowsReplies(true)}>
              {cannedMessages.openButton}
            </button>
          ) : null}
        </fieldset>
        <Suspense fallback={null}>
          {searchesReplies ? (
            <ReplySuggestions
              text={text}
              place={place}
              language={language}
              first={firstReply}
              onChoose={insert}
            />
          ) : null}
          {mode === 'note' ? <NoteMentions field={field} text={text} named={named} onWrite={write} /> : null}
        </Suspense>
        <div className={styles.box}>
          <textarea
            ref={field}
            className={styles.text}
            rows={1}
            aria-label={modes[mode].label}
            aria-describedby={`${id}-hint`}
            aria-invalid={tooLong || undefined}
            placeholder={
              mode === 'answer'
                ? conversationsMessages.answerPlace({ place })
                : conversationsMessages.noteLabel
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
        <ComposerHint id={`${id}-hint`} length={length} limit={MESSAGE_LIMIT} hint={modes[mode].hint} />
      </form>
    </>
  );
}
