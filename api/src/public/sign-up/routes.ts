import { createCallLimit } from '../../platform/database/call-limit.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { coBrandOf } from '../../property/brands/brand-keys.ts';
import { propertyAt } from '../../property/properties/property-address.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { createProperty } from './create-property.ts';
import { type AddressBook, subdomainState, suggestSubdomains } from './subdomains.ts';

type SignUpKeys =
  | 'POST /api/properties/subdomain'
  | 'GET /api/properties/at/{subdomain}'
  | 'POST /api/staff/properties';

const MINUTE_MS = 60_000;
/** The check runs while a person types; more than this in a minute is a bot. */
const CHECKS_PER_MINUTE = 60;

interface SignUpDesk extends AddressBook {
  /** How many properties may be made from one network address in an hour. */
  perHour: number;
}

/** The operations by which a visitor opens a property. */
export function signUpRoutes({ store, brandKeys, perHour }: SignUpDesk): Pick<Handlers, SignUpKeys> {
  const book = { store, brandKeys };
  const checks = createCallLimit(store, {
    name: 'subdomain-checks',
    allowed: CHECKS_PER_MINUTE,
    windowMs: MINUTE_MS,
  });
  const made = createCallLimit(store, { name: 'sign-ups', allowed: perHour, windowMs: 60 * MINUTE_MS });
  return {
    'POST /api/properties/subdomain': async ({ body, http }) => {
      const wait = await checks.take(http.address);
      if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
      const wanted = body.subdomain.trim().toLowerCase();
      const state = await subdomainState(book, wanted);
      return done({ state, suggestions: state === 'free' ? [] : await suggestSubdomains(book, wanted) });
    },
    'GET /api/properties/at/{subdomain}': async ({ params }) => {
      const id = await propertyAt(store, params.subdomain);
      return id === null
        ? refused('not-found')
        : store.inProperty(id, async (scope) => done(await loadProperty(scope)));
    },
    'POST /api/staff/properties': async ({ body, http, identity }) => {
      const wait = await made.take(http.address);
      if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
      const brand = coBrandOf(http.hostname, brandKeys);
      return createProperty(book, { identity, brand }, body, http.idempotencyKey?.slice(0, 255));
    },
  };
}
