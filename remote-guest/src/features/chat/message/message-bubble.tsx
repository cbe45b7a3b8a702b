import type { Message } from '@bellkey/shared/api';
import { VisuallyHidden } from '@bellkey/shared/ui';
import { Check, CheckCheck } from 'lucide-react';
import { memo } from 'react';
import { senderName } from '../../../conversation/state/sender-name.ts';
import { useEarlyForm } from '../../../first-data/early-form.ts';
import type { PropertyClock } from '../../../property-time/property-clock.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import * as styles from './message.css';
import { ReportAnswerSlot } from './report-answer-slot.tsx';

interface MessageBubbleProps {
  message: Message;
  first: boolean;
  choosable: boolean;
  receipt: 'sent' | 'seen' | null;
  propertyName: string;
  clock: PropertyClock;
  now: number;
  onChoose(text: string): void;
  /** Nothing can be sent any more. */
  readOnly: boolean;
}

/**
 * One message: sender, text, source, time, and delivery state. Its text is shown as text, never as markup. Memoised,
 * because an answer being written re-renders the log with every word.
 */
export const MessageBubble = memo(function MessageBubble({
  message,
  first,
  choosable,
  receipt,
  propertyName,
  clock,
  now,
  onChoose,
  readOnly,
}: MessageBubbleProps) {
  const { chat } = useChatWording();
  const early = useEarlyForm();
  const { sender, body, parts, createdAt } = message;
  const lang = message.language ?? undefined;
  const own = sender.kind === 'guest';
  const sources = parts.flatMap((part) => (part.kind === 'source' ? part.source : []));
  const choices = parts.flatMap((part) => (part.kind === 'choices' ? part.choices : []));
  const Receipt = receipt === 'seen' ? CheckCheck : Check;
  const time = <time dateTime={createdAt}>{clock.time(createdAt)}</time>;

  if (sender.kind === 'system') {
    return (
      <div className={styles.system}>
        <p>{body}</p>
        <p className={styles.meta}>{time}</p>
      </div>
    );
  }
  return (
    <div className={own ? styles.own : styles.theirs}>
      {first && own ? <VisuallyHidden>{chat.you}</VisuallyHidden> : null}
      {first && !own ? <p className={styles.sender}>{senderName(sender, propertyName, chat)}</p> : null}
      <p
        lang={lang}
        className={`${styles.bubble} ${styles[own ? 'mine' : sender.kind === 'staff' ? 'person' : 'machine']}`}
      >
        {body}
      </p>
      {sources.length > 0 ? (
        <ul className={styles.sources} aria-label={chat.message.sources}>
          {sources.map((source) => (
            <li key={source.id}>
              {chat.message.confirmed({ title: source.title, day: clock.shortDay(source.confirmedAt, now) })}
              {readOnly ? null : <ReportAnswerSlot messageId={message.id} source={source} />}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.meta}>
        {time}
        {receipt ? (
          <span className={styles.receipt}>
            <Receipt size={14} aria-hidden="true" /> {chat.message[receipt]}
          </span>
        ) : null}
      </p>
      {choices.length > 0 && choosable ? (
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <li key={choice.label}>
              <button
                type="button"
                {...early?.button('choice', choice.text)}
                className={styles.choice}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(choice.text);
                }}
              >
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
});
