import { useAction } from '@bellkey/shared/action';
import type { ApiProblem } from '@bellkey/shared/shell';
import { useEffect, useRef, useState } from 'react';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { formatProblem } from '../../../wording/format-problem.ts';
import * as styles from './message.css';

interface SolvedQuestionProps {
  /** Reports that it did not. Resolves with the problem when the API refuses, else with null. */
  onUnsolved(): Promise<ApiProblem | null>;
  onTalkToPerson(): void;
}

/** "Did that solve it?" under the last answer. A no reaches those who write the answers, and offers a person. */
export function SolvedQuestion({ onUnsolved, onTalkToPerson }: SolvedQuestionProps) {
  const wording = useChatWording();
  const { solved: messages, header } = wording.chat;
  const [answer, setAnswer] = useState<'solved' | 'unsolved' | null>(null);
  const { run, busy, problem } = useAction();
  const said = useRef<HTMLParagraphElement>(null);
  // In the server's HTML its buttons would do nothing: until the script is here it only has its place.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const isSaid = answer !== null;
  // The buttons are gone: the focus goes to what is in their place.
  useEffect(() => {
    if (isSaid) said.current?.focus();
  }, [isSaid]);

  if (isSaid) {
    return (
      <div className={styles.solved}>
        <p ref={said} tabIndex={-1} role="status">
          {answer === 'solved' ? messages.good : messages.missing}
        </p>
        {answer === 'unsolved' ? (
          <button type="button" className={styles.choice} onClick={onTalkToPerson}>
            {header.person}
          </button>
        ) : null}
      </div>
    );
  }
  return (
    <fieldset className={styles.solved} data-ready={ready || undefined} disabled={busy}>
      <legend>{messages.question}</legend>
      <button type="button" className={styles.choice} onClick={() => setAnswer('solved')}>
        {messages.yes}
      </button>
      <button
        type="button"
        className={styles.choice}
        onClick={() => void run(onUnsolved, () => setAnswer('unsolved'))}
      >
        {messages.no}
      </button>
      {problem && !busy ? <p role="alert">{formatProblem(problem, wording)}</p> : null}
    </fieldset>
  );
}
