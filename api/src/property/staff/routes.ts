import type { Logger } from 'pino';
import type { Store } from '../../platform/database/property-scope.ts';
import type { EnterOperator } from '../../platform/operations/entrances.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import type { WrongCodeLimit } from '../places/wrong-code-limit.ts';
import { loadProperty } from '../properties/property-summary.ts';
import { requireSecondFactor } from '../properties/second-factor.ts';
import type { LoadAccount } from './account.ts';
import { decideApplication, loadApplications } from './decide-application.ts';
import { loadDepartments } from './departments.ts';
import { loadJoinCode, resolveJoinCode, rotateJoinCode } from './join-code.ts';
import { loadMemberships } from './membership.ts';
import { register } from './register.ts';
import { loadVerifiedEmails } from './verified-email.ts';

type StaffKeys =
  | 'GET /api/staff/me'
  | 'POST /api/staff/join-code/resolve'
  | 'POST /api/staff/registrations'
  | 'GET /api/staff/registrations'
  | 'POST /api/staff/registrations/{id}/decision'
  | 'GET /api/staff/join-code'
  | 'POST /api/staff/join-code/rotate'
  | 'PUT /api/staff/second-factor';

/** The signed-in person's membership, requests to join, and decisions about them. */
export function staffRoutes(
  store: Store,
  limit: WrongCodeLimit,
  loadAccount: LoadAccount,
  log: Logger,
  enterOperator: EnterOperator,
): Pick<Handlers, StaffKeys> {
  return {
    'GET /api/staff/me': async ({ identity }) => {
      const { uid, email, name, emailVerified, secondFactor } = identity;
      const operator = await enterOperator(identity);
      const needsSecondFactor = !operator.ok && operator.error.code === 'second-factor-required';
      const memberships = await loadMemberships(store, uid, emailVerified);
      return done({
        uid,
        email,
        name,
        memberships,
        secondFactor,
        ...(needsSecondFactor && { operatorNeedsSecondFactor: true as const }),
        ...(operator.ok && { operator: { brand: operator.value.brand } }),
      });
    },

    'POST /api/staff/join-code/resolve': async ({ body, http }) => {
      const found = await resolveJoinCode(
        store,
        limit,
        { callers: [`address:${http.address}`], hostname: http.hostname },
        body.joinCode,
      );
      if (!found.ok) return found;
      return store.read(found.value, async (scope) => {
        const [property, departments] = await Promise.all([loadProperty(scope), loadDepartments(scope)]);
        return done({ property, departments });
      });
    },

    'POST /api/staff/registrations': async ({ body, http, identity }) => {
      const callers = [`address:${http.address}`, `uid:${identity.uid}`];
      const found = await resolveJoinCode(store, limit, { callers, hostname: http.hostname }, body.joinCode);
      if (!found.ok) return found;
      return store.inProperty(found.value, (scope) => register(scope, identity, body));
    },

    'GET /api/staff/registrations': ({ scope }) =>
      loadApplications(scope, (waiting) => {
        loadVerifiedEmails({ store, loadAccount }, scope.propertyId, waiting).catch((error: unknown) =>
          log.warn({ error }, 'verified e-mails could not be noted'),
        );
      }),

    'POST /api/staff/registrations/{id}/decision': ({ scope, staff, params, body }) =>
      decideApplication(scope, staff, params.id, body),

    'GET /api/staff/join-code': async ({ scope }) => done(await loadJoinCode(scope)),

    'POST /api/staff/join-code/rotate': async ({ scope }) => done(rotateJoinCode(scope)),

    'PUT /api/staff/second-factor': ({ scope, staff, body }) =>
      requireSecondFactor(scope, staff, body.required),
  };
}
