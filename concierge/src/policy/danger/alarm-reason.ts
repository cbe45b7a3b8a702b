import { ALARM_SIGNS } from './alarm-signs.ts';
import { EMERGENCIES, FOREIGN_EMERGENCIES } from './alarms.ts';

/** The plain words first: they are the most specific. */
const ALARMS = [...EMERGENCIES, ...ALARM_SIGNS, ...FOREIGN_EMERGENCIES];

/** The reason of the alarm in a normalised text, as `emergency:fire`; null for none. */
export const alarmReason = (normalised: string): string | null =>
  ALARMS.find(({ patterns }) => patterns.some((pattern) => pattern.test(normalised)))?.reason ?? null;
