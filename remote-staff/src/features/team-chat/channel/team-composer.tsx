import type { TeamChannel, TeamPerson } from '@bellkey/shared/api';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as messages from '../../../../messages/compiled/team-chat/en.ts';
import { createDrafts } from '../../../desk/outbox/drafts.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { useUnsentHold } from '../../../unsaved/use-unsent-hold.ts';
import * as suggestionStyles from '../../mentions/mention-suggestions.css';
import { mentionsIn } from '../../mentions/names-in.ts';
import { tokenBefore, withSuggestion } from '../../mentions/typed-name.ts';
import { callsEveryone } from './line-parts.ts';
import { pastedRequest, type Suggestion, suggestionsFor } from './suggestions.ts';
import * as styles from './team-composer.css';

/** The most characters of a message: the API's `MESSAGE_MAX_CHARS`. */
const MESSAGE_LIMIT = 2000;

/** Where staff write to each other. Unsent text is kept per channel. */
export function TeamComposer({
  channel,
  name,
  people,
  onSend,
}: {
  channel: TeamChannel;
  name: string;
  people: readonly TeamPerson[];
  onSend(body: string, mentions: readonly string[], here: boolean): void;
}) {
  const { uid } = useWorkplace();
  const { queue } = useDeskState();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the caret belongs after a suggestion was put in; null once it is there. */
  const placed = useRef<number | null>(null);
  const drafts = useMemo(() => createDrafts(localStorage, uid), [uid]);
  const [text, setText] = useState(() => drafts.load(`team:${channel.id}`, 'note'));
  const [caret, setCaret] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const length = text.trim().length;
  const tooLong = length > MESSAGE_LIMIT;
  const here = callsEveryone(text);
  useUnsentHold(text !== '');

  const token = closedAt === text ? null : tokenBefore(text, caret);
  const suggestions = suggestionsFor(token, { people, requests: queue.requests.values() });

  const write = (next: string, at: number) => {
    setText(next);
    setCaret(at);
    drafts.save(`team:${channel.id}`, 'note', next);
  };
  const putIn = (suggestion: Suggestion) => {
    const next = withSuggestion(text, caret, suggestion);
    write(next.text, next.caret);
    placed.current = next.caret;
  };
  // With the text, not a frame later: a key pressed in between would be typed somewhere else.
  useLayoutEffect(() => {
    if (placed.current === null || field.current?.value !== text) return;
    field.current.focus();
    field.current.setSelectionRange(placed.current, placed.current);
    placed.current = null;
  }, [text]);
  const send = () => {
    if (length === 0 || tooLong) return;
    const named = mentionsIn(text, people).map((person) => person.id);
    onSend(text.trim(), named, here);
    write('', 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && suggestions.length > 0) {
      event.preventDefault();
      setClosedAt(text);
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const number = pastedRequest(event.clipboardData.getData('text'), queue.requests);
    if (!number) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    write(text.slice(0, selectionStart) + number + text.slice(selectionEnd), selectionStart + number.length);
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {suggestions.length > 0 ? (
        <ul role="list" className={suggestionStyles.list} aria-label={messages.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.insert}>
              <button type="button" className={suggestionStyles.person} onClick={() => putIn(suggestion)}>
                <b>{suggestion.insert}</b> {suggestion.about}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.box}>
        <textarea
          ref={field}
          className={styles.text}
          rows={1}
          aria-label={messages.messageTo({ name })}
          aria-describedby={`${id}-hint`}
          aria-invalid={tooLong || undefined}
          placeholder={messages.messageTo({ name })}
          value={text}
          onChange={({ target }) => write(target.value, target.selectionEnd)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <button type="submit" className={styles.send} aria-disabled={length === 0 || tooLong || undefined}>
          {messages.send}
        </button>
      </div>
      <p id={`${id}-hint`} className={styles.hint} data-shown={tooLong || here || undefined}>
        {tooLong ? (
          <span className={styles.over} role="alert">
            {messages.tooLong({ number: (length - MESSAGE_LIMIT).toLocaleString('en') })}
          </span>
        ) : here ? (
          messages.hereHint
        ) : (
          messages.hint
        )}
      </p>
    </form>
  );
}
