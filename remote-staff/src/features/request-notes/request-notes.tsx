import { useAction } from '@bellkey/shared/action';
import type { RequestNote, ServiceRequest } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useLoad } from '@bellkey/shared/load';
import { useAnnounce, useApi } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import * as messages from '../../../messages/compiled/request-notes/en.ts';
import { createDrafts } from '../../desk/outbox/drafts.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { useUnsentHold } from '../../unsaved/use-unsent-hold.ts';
import { MentionSuggestions } from '../mentions/mention-suggestions.tsx';
import * as styles from './request-notes.css';

/** The most characters of a note: the API's `MESSAGE_MAX_CHARS`. */
const NOTE_LIMIT = 2000;

/** Props of {@link RequestNotes}. */
export interface RequestNotesProps {
  request: ServiceRequest;
  /** Receives the notes, for the timeline. */
  onNotes(notes: readonly RequestNote[]): void;
}

/** Where staff note something on a request for each other. Unsent text is kept per request. */
export function RequestNotes({ request, onNotes }: RequestNotesProps) {
  const { uid, membership } = useWorkplace();
  const { noteNews } = useDeskState();
  const api = useApi();
  const announce = useAnnounce();
  const { run, busy, problem, clear } = useAction();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const named = useRef<string[]>([]);
  /** The id of the text that is sent; a repeat of the same text has the same. */
  const sent = useRef<{ body: string; clientId: string } | null>(null);
  const drafts = useMemo(() => createDrafts(localStorage, uid), [uid]);
  const [text, setText] = useState(() => drafts.load(`request:${request.id}`, 'note'));
  const news = noteNews?.requestId === request.id ? noteNews.noteId : null;
  const query = { property: membership.property.id };
  const params = { id: request.id };
  const load = useLoad('GET /api/staff/requests/{id}/notes', { params, query }, { refreshOn: [news] });
  const notes = load.value?.notes;
  const body = text.trim();
  const tooMany = body.length - NOTE_LIMIT;
  useUnsentHold(text !== '');

  useEffect(() => {
    if (notes) onNotes(notes);
  }, [notes, onNotes]);

  const write = (next: string) => {
    setText(next);
    drafts.save(`request:${request.id}`, 'note', next);
  };
  const add = () => {
    if (body === '' || tooMany > 0 || busy) return;
    clear();
    if (sent.current?.body !== body) sent.current = { body, clientId: newId() };
    const { clientId } = sent.current;
    void run(
      () =>
        api.call(
          'POST /api/staff/requests/{id}/notes',
          { params, query, body: { clientId, body, mentions: named.current } },
          { idempotencyKey: clientId },
        ),
      (note) => {
        sent.current = null;
        write('');
        load.set((old) => ({
          ...old,
          notes: [...old.notes.filter((one) => one.id !== note.id), note],
        }));
        announce(
          note.mentions.length === 0
            ? messages.added
            : messages.addedNaming({
                names: note.mentions.map(({ name }) => name).join(', '),
                count: note.mentions.length,
              }),
        );
        field.current?.focus();
      },
    );
  };

  return (
    <form
      className={styles.notes}
      aria-label={messages.title}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3 className={styles.title}>
        <label htmlFor={`${id}-text`}>{messages.label}</label>
      </h3>
      <MentionSuggestions
        field={field}
        text={text}
        people={load.value?.people ?? []}
        named={named}
        onWrite={write}
      />
      <textarea
        ref={field}
        id={`${id}-text`}
        className={styles.text}
        rows={2}
        aria-autocomplete="list"
        aria-describedby={`${id}-hint`}
        aria-invalid={tooMany > 0 || undefined}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          add();
        }}
      />
      <div className={styles.foot}>
        <p id={`${id}-hint`} className={styles.hint}>
          {tooMany > 0 ? (
            <span className={styles.over} role="alert">
              {messages.tooLong({ number: tooMany.toLocaleString('en') })}
            </span>
          ) : (
            messages.hint
          )}
        </p>
        <Button type="submit" size="small" look="outline" busy={busy} disabled={body === '' || tooMany > 0}>
          {messages.addButton}
        </Button>
      </div>
      {problem ? <ProblemNotice problem={problem} title={messages.addFailed} /> : null}
      {load.problem ? (
        <ProblemNotice
          problem={load.problem}
          title={messages.loadFailed}
          live="polite"
          onRetry={load.refresh}
        />
      ) : null}
    </form>
  );
}
