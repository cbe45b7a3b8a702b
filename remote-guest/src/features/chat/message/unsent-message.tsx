import { Button } from '@bellkey/shared/ui';
import { Clock3, TriangleAlert } from 'lucide-react';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { PropertyClock } from '../../../property-time/property-clock.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { formatProblem } from '../../../wording/format-problem.ts';
import * as styles from './message.css';

interface UnsentMessageProps {
  entry: OutboxEntry;
  /** Whether it is in transit, rather than waiting for a connection. */
  sending: boolean;
  /** The session is over: it can be deleted, or wait for the next one. */
  readOnly: boolean;
  clock: PropertyClock;
  onRetry(clientId: string): void;
  onEdit(clientId: string): void;
  onDelete(clientId: string): void;
}

/** A message that the API has not accepted: in transit, waiting, or refused with the reason. */
export function UnsentMessage({
  entry,
  sending,
  readOnly,
  clock,
  onRetry,
  onEdit,
  onDelete,
}: UnsentMessageProps) {
  const wording = useChatWording();
  const messages = wording.chat.message;
  const { clientId, body, writtenAt, refusal } = entry;
  return (
    <div className={styles.own}>
      <p className={`${styles.bubble} ${styles.mine} ${refusal ? styles.refused : styles.waiting}`}>{body}</p>
      <p className={refusal ? styles.failure : styles.meta}>
        <time dateTime={new Date(writtenAt).toISOString()}>{clock.time(writtenAt)}</time>
        <span className={styles.receipt}>
          {refusal ? (
            <>
              <TriangleAlert size={14} aria-hidden="true" />{' '}
              {messages.notSent({ reason: formatProblem(refusal, wording) })}
            </>
          ) : (
            <>
              <Clock3 size={14} aria-hidden="true" /> {sending ? messages.sending : messages.notYet}
            </>
          )}
        </span>
      </p>
      {refusal || !sending ? (
        <div className={styles.repairs}>
          {refusal && !readOnly ? (
            <Button look="quiet" size="small" onClick={() => onRetry(clientId)}>
              {messages.retry}
            </Button>
          ) : null}
          {readOnly ? null : (
            <Button look="quiet" size="small" onClick={() => onEdit(clientId)}>
              {messages.edit}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => onDelete(clientId)}>
            {messages.delete}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
