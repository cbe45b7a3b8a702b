import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/alarm/en.ts';
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
    <Modal title={messages.endTitle({ place: conversation.place.label })} onClose={onClose}>
      <p className={styles.words}>“{alarm.words}”</p>
      <p>{messages.endWarning}</p>
      <div className={styles.actions}>
        <Button look="outline" onClick={onClose}>
          {messages.notYet}
        </Button>
        <Button onClick={onConfirm}>{messages.endConfirm}</Button>
      </div>
    </Modal>
  );
}
