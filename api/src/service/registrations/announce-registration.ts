import type { PropertyScope } from '../../platform/database/property-scope.ts';

/**
 * Makes the open pages of front desk and managers load the registrations again. The event carries no details, because
 * not everyone who gets it may read them.
 */
export function announceRegistration(scope: PropertyScope): void {
  scope.emit({
    type: 'registration.updated',
    conversationId: null,
    departmentKey: null,
    forGuest: false,
    payload: () => ({ type: 'registration.updated' }),
  });
}
