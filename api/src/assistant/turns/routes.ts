import type { Handlers } from '../../platform/operations/handlers.ts';
import { loadReasonsOfDay } from './day-reasons.ts';

/** Why the turns of a day ended as they did, for managers. */
export function turnRoutes(): Pick<Handlers, 'GET /api/staff/ai/reasons'> {
  return {
    'GET /api/staff/ai/reasons': ({ scope, query }) => loadReasonsOfDay(scope, query),
  };
}
