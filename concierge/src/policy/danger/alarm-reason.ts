import { ALARM_SIGNS } from '../topics/alarm-signs.ts';
import { EMERGENCIES, FOREIGN_EMERGENCIES } from '../topics/alarms.ts';

/** The plain words first: they say most surely what it is. */
const ALARMS = [...EMERGENCIES, ...ALARM_SIGNS, ...FOREIGN_EMERGENCIES];

/** The reason of the alarm that a normalised text has the words for, as `emergency:fire`; null when it has none. */
export const alarmReason = (normalised: string): string | null =>
  ALARMS.find(({ patterns }) => patterns.some((pattern) => pattern.test(normalised)))?.reason ?? null;
