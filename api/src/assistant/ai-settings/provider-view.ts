import type { AiProvider } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import type { EngineRegistry } from './engine-registry.ts';
import { loadSettings } from './settings-row.ts';
import { loadUsage } from './usage.ts';

/** The language model's settings for owners, without the key. */
export async function providerView(scope: PropertyScope, registry: EngineRegistry): Promise<AiProvider> {
  const [row, { timeZone }] = await Promise.all([loadSettings(scope), loadProperty(scope)]);
  const [choice, used] = await Promise.all([
    registry.choose(scope, null, { settings: row, timeZone }),
    loadUsage(scope, timeZone, null),
  ]);
  const withheld = choice.kind === 'none' ? choice.because : null;
  return {
    enabled: row.engineEnabled,
    baseUrl: row.baseUrl,
    model: row.model,
    hasKey: row.sealedKey !== null,
    timeoutMs: row.timeoutMs,
    monthlyTokenBudget: row.monthlyTokenBudget,
    dailyTurnsPerGuest: row.dailyTurnsPerGuest,
    usedThisMonth: used.month,
    state:
      choice.kind === 'engine'
        ? 'ready'
        : withheld === 'budget-used-up' || withheld === 'circuit-open'
          ? withheld
          : 'off',
    changedBy: row.changedBy,
    changedAt: row.version === 0 ? null : row.changedAt.toISOString(),
  };
}
