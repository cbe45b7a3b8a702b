import * as messages from '../../../messages/compiled/requests/en.ts';
import type { Refusal } from '../../desk/requests/queue-state.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import * as styles from './refusal-notice.css';
import { verbOf } from './request-actions.ts';

/** A refused move: what it was, why, and a button to retry. */
export function RefusalNotice({ refusal: { move, problem } }: { refusal: Refusal }) {
  const { desk } = useWorkplace();
  return (
    <div className={styles.refusal} role="alert">
      <span>{messages.actionRefused({ verbOf: verbOf(move.to), detail: problem.detail })}</span>
      <span className={styles.actions}>
        <button
          type="button"
          onClick={() => void desk.move(move.requestId, move.to, move.reason ?? undefined)}
        >
          {messages.tryAgain}
        </button>
        <button type="button" onClick={() => desk.dismissRefusal(move.requestId)}>
          {messages.dismiss}
        </button>
      </span>
    </div>
  );
}
