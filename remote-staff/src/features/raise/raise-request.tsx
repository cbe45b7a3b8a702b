import { Button, Skeleton } from '@bellkey/shared/ui';
import { useWorkplace } from '../../desk/workplace.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './raise.css';
import type { RequestDraft } from './request-draft.ts';
import { useRaiseForm } from './use-raise-form.ts';

/** A dialog to raise a request: from the queue, or from a line of a conversation. */
export function RaiseRequest({
  from = {},
  onClose,
}: {
  /** Initial values. */
  from?: Partial<RequestDraft>;
  onClose(): void;
}) {
  const { membership } = useWorkplace();
  const { load, retry } = useRaiseForm(membership.property.id);
  return (
    <Modal title="New request" onClose={onClose}>
      {load.status === 'loading' ? <Skeleton label="Loading places and services" lines={5} /> : null}
      {load.status === 'failed' ? (
        <>
          <ProblemNotice
            problem={load.problem}
            title="Places and services could not be loaded"
            onRetry={retry}
          />
          <div className={styles.actions}>
            <Button look="outline" onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      ) : null}
      {load.status === 'ready' ? <load.Form choices={load.choices} from={from} onClose={onClose} /> : null}
    </Modal>
  );
}
