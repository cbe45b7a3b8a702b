import type { LiveReply } from '../../../conversation/state/conversation-state.ts';
import * as styles from './message.css';

/** An answer while it is written: first what the assistant is doing, then the words as they come. */
export function ReplyBubble({ reply }: { reply: LiveReply }) {
  return (
    <div className={styles.theirs} aria-busy="true">
      <p className={styles.sender}>AI assistant</p>
      {reply.text ? (
        <p className={`${styles.bubble} ${styles.machine}`}>{reply.text}</p>
      ) : (
        <p className={styles.step}>
          <svg className={styles.working} viewBox="0 0 44 8" aria-hidden="true">
            <path d="M4 4H40" />
            <circle cx="4" cy="4" r="3" />
          </svg>
          {reply.step ?? 'Reading your message'}
        </p>
      )}
    </div>
  );
}
