import type { Handlers } from '../../../platform/operations/handlers.ts';
import { changePolicy } from './change-policy.ts';
import { previewPolicy } from './preview-policy.ts';

type HoursSettingsKeys = 'PUT /api/staff/service-levels' | 'POST /api/staff/service-levels/preview';

/** Hours, holidays and service levels for managers. */
export const hoursSettingsRoutes: Pick<Handlers, HoursSettingsKeys> = {
  'PUT /api/staff/service-levels': ({ scope, staff, body }) => changePolicy(scope, staff, body),
  'POST /api/staff/service-levels/preview': ({ scope, body }) => previewPolicy(scope, body),
};
