import type { Alarm } from '@bellkey/shared/api';
import * as alarmMessages from '../../../messages/compiled/alarm/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { useWorkplace } from '../../desk/workplace.tsx';

/** `Nobody has it yet`, `You have it since 14:02`, `Rita has it since 14:02`. */
export function AlarmHolder({ alarm, now }: { alarm: Alarm; now: number }) {
  const { membership } = useWorkplace();
  if (alarm.takenBy === null) return <>{alarmMessages.holderMissing}</>;
  const who =
    alarm.takenBy.id === membership.id
      ? alarmMessages.youHaveIt
      : alarmMessages.nameHasIt({ name: alarm.takenBy.name });
  const since = alarm.takenAt
    ? ` ${alarmMessages.sinceTime({ time: timeOrDay(alarm.takenAt, now, membership.property.timeZone) })}`
    : '';
  return <>{`${who}${since}`}</>;
}
