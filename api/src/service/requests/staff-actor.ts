import type { StaffCaller } from '../../platform/operations/callers.ts';
import type { Actor } from './change-request.ts';

/** The caller as whoever changes a request. A program with an API key has a name alone: it takes no request on. */
export function staffActor({ memberId, name, apiKey }: StaffCaller): Actor {
  return apiKey === undefined ? { kind: 'staff', id: memberId, name } : { kind: 'staff', name };
}
