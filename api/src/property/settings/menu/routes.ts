import type { Handlers } from '../../../platform/operations/handlers.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { addCategory, changeCategory } from './change-category.ts';
import { addDish, changeDish } from './change-dish.ts';
import { loadMenuSettings } from './load-menu-settings.ts';

type MenuSettingsKeys =
  | 'GET /api/staff/settings/menu'
  | 'POST /api/staff/settings/menu/categories'
  | 'PUT /api/staff/settings/menu/categories/{id}'
  | 'POST /api/staff/settings/menu/dishes'
  | 'PUT /api/staff/settings/menu/dishes/{id}';

/** Menu settings for managers. */
export const menuSettingsRoutes: Pick<Handlers, MenuSettingsKeys> = {
  'GET /api/staff/settings/menu': async ({ scope }) => done(await loadMenuSettings(scope)),
  'POST /api/staff/settings/menu/categories': ({ scope, staff, body }) => addCategory(scope, staff, body),
  'PUT /api/staff/settings/menu/categories/{id}': ({ scope, staff, params, body }) =>
    changeCategory(scope, staff, params.id, body),
  'POST /api/staff/settings/menu/dishes': ({ scope, staff, body }) => addDish(scope, staff, body),
  'PUT /api/staff/settings/menu/dishes/{id}': ({ scope, staff, params, body }) =>
    changeDish(scope, staff, params.id, body),
};
