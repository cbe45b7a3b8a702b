import * as messages from '../../../../messages/compiled/conversations/en.ts';
import * as styles from './composer.css';

/** The length is shown from so many characters before the limit. */
const COUNTED_BEFORE = 200;

interface ComposerHintProps {
  id: string;
  /** Of the text, in characters. */
  length: number;
  limit: number;
  hint: string;
}

/** Under the text: who reads it, how long it is, and that it is too long. */
export function ComposerHint({ id, length, limit, hint }: ComposerHintProps) {
  return (
    <p id={id} className={styles.hint}>
      {length > limit ? (
        <span className={styles.over} role="alert">
          {messages.tooLongError({ number: (length - limit).toLocaleString('en') })}
        </span>
      ) : (
        <span>{hint}</span>
      )}
      {length >= limit - COUNTED_BEFORE ? (
        <span className={styles.counter}>
          {length.toLocaleString('en')} / {limit.toLocaleString('en')}
        </span>
      ) : null}
    </p>
  );
}
