import { Button, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/raise/en.ts';
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
  const load = useRaiseForm(membership.property.id);
  const [unsaved, setUnsaved] = useState(false);
  return (
    <Modal title={messages.newRequest} unsaved={unsaved} onClose={onClose}>
      {load.status === 'loading' ? <Skeleton label={messages.loadingLabel} lines={5} /> : null}
      {load.status === 'failed' ? (
        <>
          <ProblemNotice problem={load.problem} title={messages.loadFailed} onRetry={load.refresh} />
          <div className={styles.actions}>
            <Button look="outline" onClick={onClose}>
              {messages.close}
            </Button>
          </div>
        </>
      ) : null}
      {load.status === 'ready' ? (
        <load.value.Form choices={load.value.choices} from={from} onUnsaved={setUnsaved} onClose={onClose} />
      ) : null}
    </Modal>
  );
}
