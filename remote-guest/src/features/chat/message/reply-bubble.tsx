import type { LiveReply } from '../../../conversation/state/conversation-state.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import * as styles from './message.css';

/** An answer while it is written: first the assistant's current step, then the words as they arrive. */
export function ReplyBubble({ reply }: { reply: LiveReply }) {
  const { language, chat } = useChatWording();
  return (
    <div className={styles.theirs} aria-busy="true">
      <p className={styles.sender}>{chat.assistant}</p>
      {reply.text ? (
        <p className={`${styles.bubble} ${styles.machine}`}>{reply.text}</p>
      ) : (
        <p className={styles.step}>
          <svg className={styles.working} viewBox="0 0 44 8" aria-hidden="true">
            <path d="M4 4H40" />
            <circle cx="4" cy="4" r="3" />
          </svg>
          {/* The API names its steps in English. */}
          {(language === 'en' ? reply.step : null) ?? chat.message.reading}
        </p>
      )}
    </div>
  );
}
