import type { Store } from '../database/property-scope.ts';
import { createCallLimit } from '../http/call-limit.ts';
import type { Handlers } from '../http/handlers.ts';
import { done, refused } from '../outcome.ts';
import { readAssistantMode, switchAssistant } from '../properties/assistant-mode.ts';
import { mayManageHouse } from '../staff/permissions.ts';
import { startDemo } from './start-demo.ts';

type DemoKeys = 'POST /api/demo/sessions' | 'GET /api/staff/assistant' | 'POST /api/staff/assistant';

/** The public demo, and the concierge's switch. @param perHour how many demos one network address may begin */
export function demoRoutes(store: Store, now: () => Date, perHour: number): Pick<Handlers, DemoKeys> {
  const limit = createCallLimit(now, perHour, 60 * 60_000);
  return {
    'POST /api/demo/sessions': async ({ http }) => {
      const wait = limit.take(http.address);
      if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
      return startDemo(store, http.acceptLanguage, now);
    },
    'GET /api/staff/assistant': async ({ scope, staff }) =>
      mayManageHouse(staff) ? done({ mode: await readAssistantMode(scope) }) : refused('forbidden'),
    'POST /api/staff/assistant': async ({ scope, staff, body }) => {
      if (!mayManageHouse(staff)) return refused('forbidden');
      await switchAssistant(scope, body.mode);
      return done({ mode: body.mode });
    },
  };
}
