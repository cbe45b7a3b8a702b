import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { EVERY_DEPARTMENT } from '../../platform/events/event-audience.ts';

/**
 * Lets every open page of the staff load the shift again: who is on, or a hand-over note, has changed. The event names
 * nothing, since not everyone may read every note.
 */
export function announceShift(scope: PropertyScope): void {
  // Department staff do not get what is for the whole property, nor the other way round.
  for (const departmentKey of [null, EVERY_DEPARTMENT]) {
    scope.emit({
      type: 'shift.updated',
      conversationId: null,
      departmentKey,
      forGuest: false,
      payload: () => ({ type: 'shift.updated' }),
    });
  }
}
