import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { EVERY_DEPARTMENT } from '../../platform/events/event-audience.ts';

/**
 * Makes every open staff page load the shift again: presence or a hand-over note has changed. The event carries no
 * details, because not everyone may read every note.
 */
export function announceShift(scope: PropertyScope): void {
  // Department staff do not get events for the whole property, nor the other way round.
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
