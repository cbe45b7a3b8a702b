import { useState } from 'react';
import * as messages from '../../../messages/compiled/alarm/en.ts';
import { isUntaken, type OpenAlarm } from '../../desk/alarms/open-alarms.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { endsEmergencies } from '../../staff-identity/own-permissions.ts';
import * as styles from './alarm-buttons.css';
import { EndAlarmDialog } from './end-alarm-dialog.tsx';
import { useAlarmChange } from './use-alarm-change.ts';

/**
 * Takes an alarm, and once someone has it, ends it after a confirmation. Those who may not end it read who does. Shows
 * why the last attempt failed.
 */
export function AlarmButtons({ open }: { open: OpenAlarm }) {
  const { conversation } = open;
  const { membership } = useWorkplace();
  const { changing, problem, change } = useAlarmChange(conversation.id);
  const [asking, setAsking] = useState(false);
  const place = conversation.place.label;
  return (
    <div className={styles.buttons}>
      {isUntaken(open) ? (
        <button
          type="button"
          className={styles.main}
          aria-label={messages.takeLabel({ place })}
          aria-busy={changing === 'taken' || undefined}
          onClick={() => {
            if (changing === null) void change('taken');
          }}
        >
          {messages.iHaveIt}
        </button>
      ) : !endsEmergencies(membership) ? (
        <p className={styles.who}>{messages.endHint}</p>
      ) : (
        <button
          type="button"
          className={styles.button}
          aria-label={messages.endLabel({ place })}
          aria-busy={changing === 'over' || undefined}
          onClick={() => {
            if (changing === null) setAsking(true);
          }}
        >
          {messages.itIsOver}
        </button>
      )}
      {problem ? (
        <p className={styles.problem} role="alert">
          {messages.changeFailed({ detail: problem.detail })}
        </p>
      ) : null}
      {asking ? (
        <EndAlarmDialog
          open={open}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void change('over');
          }}
        />
      ) : null}
    </div>
  );
}
