import type { ApiProblem } from '@bellkey/shared/shell';
import { useState } from 'react';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { formatProblem } from '../../../wording/format-problem.ts';
import * as styles from './message.css';

type Told = { step: 'no' } | { step: 'busy' } | { step: 'yes' } | { step: 'failed'; problem: ApiProblem };

/** One tap reports to the entry's owner that it is wrong. */
export function ReportAnswer({ title, onWrong }: { title: string; onWrong(): Promise<ApiProblem | null> }) {
  const wording = useChatWording();
  const messages = wording.chat.message;
  const [told, setTold] = useState<Told>({ step: 'no' });
  if (told.step === 'yes') return <span role="status"> {messages.thanks}</span>;
  const say = async () => {
    setTold({ step: 'busy' });
    const problem = await onWrong();
    setTold(problem ? { step: 'failed', problem } : { step: 'yes' });
  };
  return (
    <>
      {' '}
      <button
        type="button"
        className={styles.wrong}
        aria-label={messages.wrongWhat({ title })}
        disabled={told.step === 'busy'}
        onClick={() => void say()}
      >
        {messages.wrong}
      </button>
      {told.step === 'failed' ? <span role="alert"> {formatProblem(told.problem, wording)}</span> : null}
    </>
  );
}
