import type { ApiKey } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/api-keys/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import type { ApiKeyStore } from './use-api-keys.ts';

/** Confirms before a key is revoked: that cannot be undone. */
export function RevokeKey({
  apiKey: { id, name },
  store,
  onClose,
}: {
  apiKey: ApiKey;
  store: Pick<ApiKeyStore, 'revoke'>;
  onClose(): void;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const revoke = async () => {
    setBusy(true);
    setProblem(null);
    const answer = await store.revoke(id);
    setBusy(false);
    if (answer.ok) onClose();
    else setProblem(answer.error);
  };
  return (
    <Modal title={messages.revokeName2({ name })} onClose={onClose}>
      <div className={styles.form}>
        <p>{messages.itsNextCallIsRefused}</p>
        {problem ? <ProblemNotice problem={problem} title={messages.itWasNotRevoked} /> : null}
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void revoke()}>
            {messages.revokeIt}
          </Button>
          <Button look="outline" onClick={onClose}>
            {messages.keepIt}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
