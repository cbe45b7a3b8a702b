import type { OperationInput, StaffProfile } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type Load, useLoad } from '@bellkey/shared/load';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { fetchIdentity } from '../../staff-identity/use-staff-identity.ts';

/** What a person changes about themselves. */
export type ProfileChange = OperationInput<'PUT /api/staff/profile'>['body'];

/** The own profile at a property: loaded once, then updated from the API's responses. */
export interface OwnProfile {
  load: Load<StaffProfile>;
  /** Resolves with the problem when the API refuses, otherwise null. */
  save(change: ProfileChange): Promise<ApiProblem | null>;
}

/** Loads and changes the signed-in person's profile at a property. */
export function useOwnProfile(propertyId: string): OwnProfile {
  const api = useApi();
  const load = useLoad('GET /api/staff/profile', { query: { property: propertyId } });

  const save = async (change: ProfileChange) => {
    const answer = await api.call(
      'PUT /api/staff/profile',
      { query: { property: propertyId }, body: change },
      { idempotencyKey: newId() },
    );
    if (!answer.ok) return answer.error;
    load.set(answer.value);
    // The navigation shows the new name, too.
    await fetchIdentity(api);
    return null;
  };

  return { load, save };
}
