import type { Conversation } from '@bellkey/shared/api';
import { alarmName } from '@bellkey/shared/wording';
import * as messages from '../../../messages/compiled/alarm/en.ts';
import { useNow } from '../../clock/use-now.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { AlarmButtons } from './alarm-buttons.tsx';
import { emergencyNumber, formatElapsed, mayNeedEmergencyServices } from './alarm-facts.ts';
import { AlarmHolder } from './alarm-holder.tsx';
import * as styles from './alarm-panel.css';
import { useAlarms } from './use-alarms.ts';

/** The alarm of the open conversation: what, since when, who has it, and its actions. Empty without one. */
export function AlarmPanel({ conversation }: { conversation: Conversation }) {
  const { membership } = useWorkplace();
  const now = useNow();
  const open = useAlarms().find((one) => one.conversation.id === conversation.id);
  if (!open) return null;
  const { alarm } = open;
  const number = emergencyNumber(membership.property);
  return (
    <section className={styles.panel} aria-label={messages.panelLabel}>
      <p className={styles.about}>
        <span className={styles.clock}>
          {messages.alarmClock({ clock: formatElapsed(now - Date.parse(alarm.raisedAt)) })}
        </span>{' '}
        <strong>{alarmName(alarm)}</strong>. <AlarmHolder alarm={alarm} now={now} />.
      </p>
      <div className={styles.actions}>
        {mayNeedEmergencyServices(alarm) ? (
          <a href={`tel:${number}`} className={styles.call}>
            {messages.callNumber({ number })}
          </a>
        ) : null}
        <AlarmButtons open={open} />
      </div>
    </section>
  );
}
