import { useAction } from '@bellkey/shared/action';
import type { ApiProblem } from '@bellkey/shared/shell';
import { useState } from 'react';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { formatProblem } from '../../../wording/format-problem.ts';
import * as styles from './message.css';

/** One tap reports to the entry's owner that it is wrong. */
export function ReportAnswer({ title, onReport }: { title: string; onReport(): Promise<ApiProblem | null> }) {
  const wording = useChatWording();
  const messages = wording.chat.message;
  const [isTold, setTold] = useState(false);
  const { run, busy, problem } = useAction();
  if (isTold) return <span role="status"> {messages.thanks}</span>;
  return (
    <>
      {' '}
      <button
        type="button"
        className={styles.reportWrong}
        aria-label={messages.wrongWhat({ title })}
        disabled={busy}
        onClick={() => void run(onReport, () => setTold(true))}
      >
        {messages.wrong}
      </button>
      {problem && !busy ? <span role="alert"> {formatProblem(problem, wording)}</span> : null}
    </>
  );
}
