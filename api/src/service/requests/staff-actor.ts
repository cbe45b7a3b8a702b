import type { StaffCaller } from '../../platform/operations/callers.ts';
import type { Actor } from './change-request.ts';

/** The caller as the actor of a change. A program with an API key only has a name: it cannot take a request. */
export function staffActor({ memberId, name, apiKey }: StaffCaller): Actor {
  return apiKey === undefined ? { kind: 'staff', id: memberId, name } : { kind: 'staff', name };
}
