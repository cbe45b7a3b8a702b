import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/queue/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { keyHelp } from './key-help.ts';
import * as styles from './keys-dialog.css';

/** The keys of the queue. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal title={messages.keys} onClose={onClose}>
      <dl className={styles.keys}>
        {keyHelp.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button look="outline" onClick={onClose}>
        {messages.close}
      </Button>
    </Modal>
  );
}
