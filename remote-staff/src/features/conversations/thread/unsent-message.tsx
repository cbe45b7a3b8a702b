import { useState } from 'react';
import * as messages from '../../../../messages/compiled/conversations/en.ts';
import * as photoMessages from '../../../../messages/compiled/photos/en.ts';
import type { OutboxItem } from '../../../desk/outbox/outbox.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import * as styles from './unsent-message.css';

/** A message in transit, or one that failed: it can be tried again, copied or discarded. */
export function UnsentMessage({ item }: { item: OutboxItem }) {
  const { desk } = useWorkplace();
  const [copied, setCopied] = useState(false);
  const failed = item.state.status === 'failed' ? item.state.problem : null;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(item.body);
      setCopied(true);
    } catch {
      // The browser refuses: the text is on the screen and can be selected.
    }
  };

  return (
    <li className={styles.unsent} data-mode={item.mode} data-failed={failed ? true : undefined}>
      {item.body ? <p className={styles.body}>{item.body}</p> : null}
      {item.photoIds?.length ? <p>{photoMessages.withPhotos}</p> : null}
      {failed ? (
        <div className={styles.failed} role="alert">
          <span>
            {item.mode === 'note' ? messages.noteNotSaved : messages.notSent} {failed.detail}
          </span>
          <span className={styles.actions}>
            <button type="button" onClick={() => void desk.resend(item.clientId)}>
              {failed.code === 'colleague-answered' ? messages.sendAnyway : messages.retry}
            </button>
            <button type="button" onClick={() => void copy()}>
              {copied ? messages.copied : messages.copy}
            </button>
            <button type="button" onClick={() => desk.discard(item.clientId)}>
              {messages.discard}
            </button>
          </span>
        </div>
      ) : (
        <p className={styles.sending}>{item.mode === 'note' ? messages.savingNote : messages.sending}</p>
      )}
    </li>
  );
}
