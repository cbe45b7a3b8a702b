import type { Alarm } from '@bellkey/shared/api';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { useWorkplace } from '../../desk/workplace.tsx';

/** `Nobody has it yet`, `You have it since 14:02`, `Rita has it since 14:02`. */
export function AlarmHolder({ alarm, now }: { alarm: Alarm; now: number }) {
  const { membership } = useWorkplace();
  if (alarm.takenBy === null) return <>Nobody has it yet</>;
  const who = alarm.takenBy.id === membership.id ? 'You have it' : `${alarm.takenBy.name} has it`;
  const since = alarm.takenAt ? ` since ${timeOrDay(alarm.takenAt, now, membership.property.timeZone)}` : '';
  return <>{`${who}${since}`}</>;
}
