import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { acceptInvitation, findInvitation, showInvitation } from './accept-invitation.ts';
import { changeAccess, changeMember } from './change-member.ts';
import { invite, revokeInvitation } from './invite.ts';
import { loadTeam } from './load-team.ts';
import type { TeamPorts } from './team-ports.ts';

type TeamKeys =
  | 'GET /api/staff/team'
  | 'PUT /api/staff/team/{id}'
  | 'POST /api/staff/team/{id}/access'
  | 'POST /api/staff/invitations'
  | 'POST /api/staff/invitations/{id}/revoke'
  | 'POST /api/staff/invitations/resolve'
  | 'POST /api/staff/invitations/accept';

/** Staff members, their permissions, and invitations. */
export function teamRoutes(store: Store, ports: TeamPorts): Pick<Handlers, TeamKeys> {
  return {
    'GET /api/staff/team': async ({ scope, staff }) => done(await loadTeam(scope, staff)),
    'PUT /api/staff/team/{id}': ({ scope, staff, params, body }) =>
      changeMember(scope, staff, params.id, body, ports),
    'POST /api/staff/team/{id}/access': ({ scope, staff, params, body }) =>
      changeAccess(scope, staff, params.id, body, ports),
    'POST /api/staff/invitations': ({ scope, staff, body }) => invite(scope, staff, body),
    'POST /api/staff/invitations/{id}/revoke': ({ scope, staff, params }) =>
      revokeInvitation(scope, staff, params.id),
    'POST /api/staff/invitations/resolve': async ({ body, http }) => {
      const found = await findInvitation(store, body.token, http.address);
      if (!found.ok) return found;
      return store.read(found.value, (scope) => showInvitation(scope, body.token));
    },
    'POST /api/staff/invitations/accept': async ({ body, http, identity }) => {
      const found = await findInvitation(store, body.token, http.address);
      if (!found.ok) return found;
      return store.inProperty(found.value, (scope) => acceptInvitation(scope, identity, body.token, body));
    },
  };
}
