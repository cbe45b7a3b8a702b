import { useAction } from '@bellkey/shared/action';
import type { ApiKey } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
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
  const { run, busy, problem, clear } = useAction();
  const revoke = () => {
    clear();
    return run(() => store.revoke(id), onClose);
  };
  return (
    <Modal title={messages.revokeQuestion({ name })} onClose={onClose}>
      <div className={styles.form}>
        <p>{messages.revokeWarning}</p>
        {problem ? <ProblemNotice problem={problem} title={messages.revokeFailed} /> : null}
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
