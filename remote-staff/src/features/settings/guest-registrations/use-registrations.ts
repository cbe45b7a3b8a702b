import type { OperationInput, OperationOutput } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { useApi } from '@bellkey/shared/shell';

/** A registration with all answers of its guest. */
export type WholeRegistration = OperationOutput<'GET /api/staff/guest-registrations/{id}'>;
type Check = OperationInput<'POST /api/staff/guest-registrations/{id}/check'>['body'];

/**
 * Registrations of the property's guests.
 *
 * @param changes loads them again whenever it differs
 */
export function useRegistrations(propertyId: string, changes: number) {
  const api = useApi();
  const query = { property: propertyId };
  return {
    load: useLoad('GET /api/staff/guest-registrations', { query }, { refreshOn: [changes] }),
    check: (id: string, body: Check) =>
      api.call('POST /api/staff/guest-registrations/{id}/check', { params: { id }, query, body }),
  };
}
