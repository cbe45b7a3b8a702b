import type { OperationInput, StaffProfile } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { fetchIdentity } from '../../staff-identity/use-staff-identity.ts';

/** What a person changes about themselves. */
export type ProfileChange = OperationInput<'PUT /api/staff/profile'>['body'];

/** The own profile at a property: loaded once, then updated from the API's responses. */
export interface OwnProfile {
  profile: StaffProfile | null;
  problem: ApiProblem | null;
  reload(): Promise<void>;
  /** Resolves with the problem when the API refuses, otherwise null. */
  save(change: ProfileChange): Promise<ApiProblem | null>;
}

/** Loads and changes the signed-in person's profile at a property. */
export function useOwnProfile(propertyId: string): OwnProfile {
  const api = useApi();
  const [profile, setProfile] = useState<StaffProfile | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const reload = useCallback(async () => {
    const answer = await api.call('GET /api/staff/profile', { query: { property: propertyId } });
    if (answer.ok) setProfile(answer.value);
    setProblem(answer.ok ? null : answer.error);
  }, [api, propertyId]);
  useEffect(() => void reload(), [reload]);

  const save = async (change: ProfileChange) => {
    const answer = await api.call(
      'PUT /api/staff/profile',
      { query: { property: propertyId }, body: change },
      { idempotencyKey: newId() },
    );
    if (!answer.ok) return answer.error;
    setProfile(answer.value);
    // The navigation shows the new name, too.
    await fetchIdentity(api);
    return null;
  };

  return { profile, problem, reload, save };
}
