import { type RefObject, useEffect } from 'react';
import * as messages from '../../../../messages/compiled/canned/en.ts';
import * as styles from './canned.css';
import { matchReplies } from './fill-reply.ts';
import { useReplies } from './use-replies.ts';

/** What the suggestions need to know about the answer. */
export interface SuggestionProps {
  /** The answer so far, from its slash on. */
  text: string;
  place: string;
  language: string | undefined;
  /** Set to the text that Enter uses; null when nothing matches. */
  first: RefObject<string | null>;
  onChoose(text: string): void;
}

/** How many replies are offered at once. */
const MOST_SHOWN = 6;

/** The canned replies that match what was typed after the slash. Enter in the field uses the first. */
export function ReplySuggestions({ text, place, language, first, onChoose }: SuggestionProps) {
  const { replies, format } = useReplies({ place, language });
  const matching = replies ? matchReplies(replies, text.slice(1)).slice(0, MOST_SHOWN) : [];
  const top = matching[0] ? format(matching[0]) : null;
  useEffect(() => {
    first.current = top;
    return () => {
      first.current = null;
    };
  }, [first, top]);
  if (!replies) return null;
  if (matching.length === 0) return <p className={styles.quiet}>{messages.noMatch}</p>;
  return (
    <ul role="list" className={styles.suggestions} aria-label={messages.suggestionsLabel}>
      {matching.map((reply) => (
        <li key={reply.id}>
          <button type="button" className={styles.suggestion} onClick={() => onChoose(format(reply))}>
            <strong>/{reply.name}</strong> <span className={styles.quiet}>{format(reply)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
