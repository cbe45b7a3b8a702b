import { useAction } from '@bellkey/shared/action';
import type { Source } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { useState } from 'react';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { formatProblem } from '../../../wording/format-problem.ts';
import * as styles from './message.css';

/** One tap reports to the entry's owner that it is wrong. */
export function ReportAnswer({ messageId, source }: { messageId: string; source: Source }) {
  const api = useApi();
  const wording = useChatWording();
  const messages = wording.chat.message;
  const [isTold, setTold] = useState(false);
  const { run, busy, problem } = useAction();
  const report = () => {
    const sourceId = source.id;
    const idempotencyKey = `wrong-${messageId}-${sourceId}`.slice(0, 100);
    void run(
      () => api.call('POST /api/guest/wrong', { body: { messageId, sourceId } }, { idempotencyKey }),
      () => setTold(true),
    );
  };
  if (isTold) return <span role="status"> {messages.thanks}</span>;
  return (
    <>
      {' '}
      <button
        type="button"
        className={styles.reportWrong}
        aria-label={messages.wrongWhat({ title: source.title })}
        disabled={busy}
        onClick={report}
      >
        {messages.wrong}
      </button>
      {problem && !busy ? <span role="alert"> {formatProblem(problem, wording)}</span> : null}
    </>
  );
}
