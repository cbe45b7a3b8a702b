import { createCallLimit } from '../../platform/database/call-limit.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { refused } from '../../platform/outcome/outcome.ts';
import { startDemo } from './start-demo.ts';

/** The public demo. @param perHour how many demos one network address may begin */
export function demoRoutes(
  store: Store,
  now: () => Date,
  perHour: number,
): Pick<Handlers, 'POST /api/demo/sessions'> {
  const limit = createCallLimit(store, { name: 'demos', allowed: perHour, windowMs: 60 * 60_000 });
  return {
    'POST /api/demo/sessions': async ({ http, query }) => {
      const wait = await limit.take(http.address);
      if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
      return startDemo(store, query.house ?? 'hotel', http.acceptLanguage, now);
    },
  };
}
