import type { NewService, ServiceLevelName, Settings } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/services/en.ts';
import { formatMinutes } from './service-change.ts';

/** What happens with a request for a service. */
export const KINDS: ReadonlyArray<{ value: NewService['kind']; label: string }> = [
  { value: 'deliver', label: messages.broughtOrDone },
  { value: 'fix', label: messages.repaired },
  { value: 'book', label: messages.booked },
  { value: 'approve', label: messages.approveMode },
  { value: 'inform', label: messages.informMode },
];

/** What the assistant can ask for before it creates a request. */
export const SLOTS = [
  { key: 'date', name: messages.day },
  { key: 'time', name: messages.time },
  { key: 'party', name: messages.howManyPeople },
];

/** Labels of the levels for managers. */
export const LEVEL_NAMES: Record<ServiceLevelName, string> = {
  emergency: messages.emergency,
  critical: messages.urgentRepair,
  impact: messages.repair,
  delivery: messages.quickDelivery,
  food: messages.foodAndDrinks,
  scheduled: messages.scheduledTiming,
  booking: messages.booking,
  approval: messages.approval,
  info: messages.information,
};

/** What guests and staff can expect of a level, as a sentence. */
export function paceOf({ levels }: Settings, name: ServiceLevelName): string {
  const level = levels.find((each) => each.name === name);
  if (!level) return '';
  const { acknowledgeMinutes, promiseMinutes } = level;
  return promiseMinutes === null
    ? messages.acceptedNoPromise({ accepted: formatMinutes(acknowledgeMinutes) })
    : messages.acceptedAndDone({
        accepted: formatMinutes(acknowledgeMinutes),
        done: formatMinutes(promiseMinutes),
      });
}
