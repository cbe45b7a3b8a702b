import type { Alarm, PropertySummary } from '@bellkey/shared/api';
import { alarmMessages } from '../../../messages/compiled/alarm/en.ts';
import type { AlarmMessages } from '../../../messages/compiled/alarm/messages.ts';

/** Emergency number of the European Union and many other countries; for an older API without the property's. */
const DEFAULT_EMERGENCY_NUMBER = '112';

/** The number to dial for the emergency services at a property. */
export const emergencyNumber = (property: Pick<PropertySummary, 'emergencyNumber'>): string =>
  property.emergencyNumber ?? DEFAULT_EMERGENCY_NUMBER;

/**
 * What to do now, in short sentences; for an unknown kind, the steps of every danger.
 *
 * @param number of the emergency services, as dialled
 */
export function alarmSteps(
  { kind }: Pick<Alarm, 'kind'>,
  number: string,
  { steps }: Pick<AlarmMessages, 'steps'> = alarmMessages,
): string[] {
  const known: Readonly<Record<string, string | typeof steps.danger>> = steps;
  const message = (Object.hasOwn(known, kind) ? known[kind] : undefined) ?? steps.danger;
  return (typeof message === 'string' ? message : message({ number })).split('\n');
}
