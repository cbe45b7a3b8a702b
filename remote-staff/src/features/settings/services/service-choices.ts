import type { NewService, ServiceLevelName, Settings } from '@bellkey/shared/api';
import { minutesInWords } from './service-change.ts';

/** What happens with a request for a service. */
export const KINDS: ReadonlyArray<{ value: NewService['kind']; label: string }> = [
  { value: 'deliver', label: 'Brought or done' },
  { value: 'fix', label: 'Repaired' },
  { value: 'book', label: 'Booked' },
  { value: 'approve', label: 'Approved by a person' },
  { value: 'inform', label: 'Answered by a person' },
];

/** What the assistant can ask for before it makes a request. */
export const SLOTS = [
  { key: 'date', name: 'Day' },
  { key: 'time', name: 'Time' },
  { key: 'party', name: 'How many people' },
];

/** What each level is called where managers choose one. */
export const LEVEL_NAMES: Record<ServiceLevelName, string> = {
  emergency: 'Emergency',
  critical: 'Urgent repair',
  impact: 'Repair',
  delivery: 'Quick delivery',
  food: 'Food and drinks',
  scheduled: 'At the guest’s time',
  booking: 'Booking',
  approval: 'Approval',
  info: 'Information',
};

/** What guests and staff can expect of a level, as a sentence. */
export function paceOf({ levels }: Settings, name: ServiceLevelName): string {
  const level = levels.find((each) => each.name === name);
  if (!level) return '';
  const { acknowledgeMinutes, promiseMinutes } = level;
  return promiseMinutes === null
    ? `Accepted in ${minutesInWords(acknowledgeMinutes)}. No time is promised.`
    : `Accepted in ${minutesInWords(acknowledgeMinutes)}, done in ${minutesInWords(promiseMinutes)}.`;
}
