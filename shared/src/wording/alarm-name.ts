import { alarmNamesMessages } from '../../messages/compiled/alarm-names/en.ts';
import type { Alarm } from '../api/index.ts';

/** A kind of alarm, as staff read it: `fire or smoke`; `danger` for one that this version does not know. */
export function alarmKindName(kind: string): string {
  const names: Readonly<Record<string, string>> = alarmNamesMessages.kinds;
  return (Object.hasOwn(names, kind) ? names[kind] : undefined) ?? alarmNamesMessages.kinds.danger;
}

/** What an alarm is about: its kind; where the guest's words leave doubt, `may be in danger`. */
export const alarmName = ({ kind, certainty }: Pick<Alarm, 'kind' | 'certainty'>): string =>
  certainty === 'possible' ? alarmNamesMessages.inDoubt : alarmKindName(kind);
