import { useAction } from '@bellkey/shared/action';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { formatProblem } from '../../wording/format-problem.ts';
import type { RequestWording } from '../../wording/request-wording.ts';
import * as styles from './request-card.css';

interface AnswerButtonsProps {
  wording: RequestWording;
  /** The decisions open to the guest. */
  question?: string;
  choices: ReadonlyArray<{
    label: string;
    look: 'solid' | 'quiet';
    choose(): Promise<ApiProblem | null>;
  }>;
}

/** A guest's answers on a request's card, each with one press; a problem shows below. */
export function AnswerButtons({ wording, question, choices }: AnswerButtonsProps) {
  const { run, busy, running, problem } = useAction();

  return (
    <>
      <div className={styles.actions}>
        {question ? <span className={styles.question}>{question}</span> : null}
        {choices.map((choice) => (
          <Button
            key={choice.label}
            look={choice.look}
            size="small"
            busy={running === choice.label}
            disabled={busy && running !== choice.label}
            onClick={() => void run(choice.choose, undefined, { name: choice.label })}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      {problem ? (
        <p className={styles.late} role="alert">
          {formatProblem(problem, wording)}
        </p>
      ) : null}
    </>
  );
}
