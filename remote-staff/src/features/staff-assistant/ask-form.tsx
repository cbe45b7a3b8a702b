import { type FormEvent, type KeyboardEvent, useId } from 'react';
import * as messages from '../../../messages/compiled/staff-assistant/en.ts';
import { useUnsentHold } from '../../unsaved/use-unsent-hold.ts';
import * as styles from './staff-assistant.css';

/** Maximum length of a question: the API's `MESSAGE_MAX_CHARS`; a test compares the two. */
export const QUESTION_LIMIT = 2000;

/** The field for a question. Its text stays until the answer arrives. */
export function AskForm({
  text,
  onWrite,
  onAsk,
}: {
  text: string;
  onWrite(text: string): void;
  onAsk(): void;
}) {
  const id = useId();
  const empty = text.trim() === '';
  useUnsentHold(!empty);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!empty) onAsk();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!empty) onAsk();
      }}
    >
      <textarea
        className={styles.input}
        rows={1}
        aria-label={messages.yourQuestion}
        aria-describedby={`${id}-hint`}
        placeholder={messages.askPlaceholder}
        maxLength={QUESTION_LIMIT}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} aria-disabled={empty || undefined}>
        {messages.ask}
      </button>
      <p id={`${id}-hint`} className={styles.hint}>
        {messages.askHint}
      </p>
    </form>
  );
}
