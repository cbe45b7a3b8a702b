import { Button } from '@bellkey/shared/ui';
import type { OpenAlarm } from '../../desk/alarms/open-alarms.ts';
import { Modal } from '../../dialog/modal.tsx';
import * as styles from './end-alarm-dialog.css';

/** Confirms the end of an alarm: it leaves every list, and the guest gets a message. */
export function EndAlarmDialog({
  open: { conversation, alarm },
  onConfirm,
  onClose,
}: {
  open: OpenAlarm;
  onConfirm(): void;
  onClose(): void;
}) {
  return (
    <Modal title={`${conversation.place.label}: is everyone safe?`} onClose={onClose}>
      <p className={styles.words}>“{alarm.words}”</p>
      <p>The alarm leaves every list, and the guest sees that it is over.</p>
      <div className={styles.actions}>
        <Button look="outline" onClick={onClose}>
          Not yet
        </Button>
        <Button onClick={onConfirm}>Yes, it is over</Button>
      </div>
    </Modal>
  );
}
