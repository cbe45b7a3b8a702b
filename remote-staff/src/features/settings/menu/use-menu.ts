import type { MenuSettings, Settings } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

/** The menu of a property for its managers. */
export interface MenuLoad {
  menu: MenuSettings | null;
  problem: ApiProblem | null;
  load(): Promise<void>;
}

/** Loads the menu, and again whenever the settings reload: after a change of either. */
export function useMenu(propertyId: string, settings: Settings): MenuLoad {
  const api = useApi();
  const [menu, setMenu] = useState<MenuSettings | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const load = useCallback(async () => {
    const answer = await api.call('GET /api/staff/settings/menu', { query: { property: propertyId } });
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) setMenu(answer.value);
  }, [api, propertyId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings that were loaded again may have another menu.
  useEffect(() => void load(), [load, settings]);
  return { menu, problem, load };
}
