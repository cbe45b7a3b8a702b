import type { CannedReply } from '@bellkey/shared/api';
import { type ApiProblem, useAnnounce } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/canned/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from './canned.css';
import { ReplyForm } from './reply-form.tsx';
import { useReplies } from './use-replies.ts';

/** What the dialog needs to know about the answer. */
export interface DialogProps {
  place: string;
  language: string | undefined;
  onChoose(text: string): void;
  onClose(): void;
}

/** The canned replies of the property: to use one, keep a new one, change or delete one. */
export function RepliesDialog({ place, language, onChoose, onClose }: DialogProps) {
  const announce = useAnnounce();
  const { load, replies, format, keep, remove } = useReplies({ place, language });
  const [writing, setWriting] = useState<CannedReply | 'new' | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);

  const removeReply = async (reply: CannedReply) => {
    const refused = await remove(reply);
    setRefusal(refused);
    if (!refused) announce(messages.deleted({ name: reply.name }));
  };

  return (
    <Modal title={messages.title} unsaved={unsaved} onClose={onClose}>
      <p className={styles.quiet}>{messages.intro}</p>
      {writing ? (
        <ReplyForm
          key={writing === 'new' ? 'new' : writing.id}
          reply={writing === 'new' ? null : writing}
          onTouched={setUnsaved}
          onKeep={async (name, texts) => {
            const refused = await keep(name, texts);
            if (refused) return refused;
            setWriting(null);
            setUnsaved(false);
            announce(messages.kept({ name }));
            return null;
          }}
        />
      ) : load.status === 'failed' ? (
        <ProblemNotice problem={load.problem} title={messages.loadFailed} onRetry={load.refresh} />
      ) : !replies ? (
        <Skeleton label={messages.loading} lines={3} />
      ) : replies.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ul role="list" className={styles.replies}>
          {replies.map((reply) => (
            <li key={reply.id} className={styles.reply}>
              <p>
                <strong>/{reply.name}</strong> <span className={styles.quiet}>{format(reply)}</span>
              </p>
              <div className={styles.actions}>
                <Button
                  size="small"
                  aria-label={messages.chooseNamed({ name: reply.name })}
                  onClick={() => onChoose(format(reply))}
                >
                  {messages.chooseButton}
                </Button>
                <Button
                  look="outline"
                  size="small"
                  aria-label={messages.editNamed({ name: reply.name })}
                  onClick={() => setWriting(reply)}
                >
                  {messages.editButton}
                </Button>
                <Button
                  look="outline"
                  size="small"
                  aria-label={messages.deleteNamed({ name: reply.name })}
                  onClick={() => void removeReply(reply)}
                >
                  {messages.deleteButton}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {refusal ? <ProblemNotice problem={refusal} title={messages.deleteFailed} /> : null}
      <div className={styles.actions}>
        {writing ? null : <Button onClick={() => setWriting('new')}>{messages.newReply}</Button>}
        <Button look="outline" onClick={onClose}>
          {messages.closeButton}
        </Button>
      </div>
    </Modal>
  );
}
