import type { MenuSettings, Settings } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';

/** Loads the menu for managers, and again whenever the settings reload: after a change of either. */
export const useMenu = (propertyId: string, settings: Settings): Load<MenuSettings> =>
  useLoad('GET /api/staff/settings/menu', { query: { property: propertyId } }, { refreshOn: [settings] });
