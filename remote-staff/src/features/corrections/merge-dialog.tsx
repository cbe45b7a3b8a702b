import { useAction } from '@bellkey/shared/action';
import type { ServiceRequest } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/corrections/en.ts';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { requestTitle } from '../requests/request-messages.ts';
import * as styles from './corrections.css';

/** Asks into which request another one is merged. */
export function MergeDialog({
  request,
  others,
  onMerge,
  onClose,
}: {
  request: ServiceRequest;
  others: readonly ServiceRequest[];
  onMerge(into: ServiceRequest): Promise<ApiProblem | null>;
  onClose(): void;
}) {
  const { run, running, problem } = useAction<string>();
  return (
    <Modal
      title={messages.mergeTitle({ title: requestTitle(request), no: String(request.no) })}
      onClose={onClose}
    >
      <p>{messages.mergeHint}</p>
      <ul role="list" className={styles.list}>
        {others.map((other) => (
          <li key={other.id} className={styles.line}>
            <span>
              #{other.no} {requestTitle(other)}
              {other.note ? <span className={styles.quiet}> {other.note}</span> : null}
            </span>
            <Button
              size="small"
              busy={running === other.id}
              aria-label={messages.mergeInto({ title: requestTitle(other), no: String(other.no) })}
              onClick={() => void run(() => onMerge(other), onClose, { name: other.id })}
            >
              {messages.mergeHereButton}
            </Button>
          </li>
        ))}
      </ul>
      {problem ? <ProblemNotice problem={problem} title={messages.mergeFailed} /> : null}
      <div className={styles.actions}>
        <Button look="outline" onClick={onClose}>
          {messages.backButton}
        </Button>
      </div>
    </Modal>
  );
}
