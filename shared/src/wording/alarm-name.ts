import { alarmNamesMessages } from '../../messages/compiled/alarm-names/en.ts';
import type { Alarm } from '../api/index.ts';

/** Formats a kind of alarm for staff: `fire or smoke`; `danger` for one that this version does not know. */
export function alarmKindName(kind: string): string {
  const names: Readonly<Record<string, string>> = alarmNamesMessages.kinds;
  return (Object.hasOwn(names, kind) ? names[kind] : undefined) ?? alarmNamesMessages.kinds.danger;
}

/** Formats what an alarm is about: its kind, or `may be in danger` when the guest's words are ambiguous. */
export const alarmName = ({ kind, certainty }: Pick<Alarm, 'kind' | 'certainty'>): string =>
  certainty === 'possible' ? alarmNamesMessages.inDoubt : alarmKindName(kind);
