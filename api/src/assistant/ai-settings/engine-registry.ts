import { createRemoteEngine } from '@bellkey/concierge/language-model';
import type { RemoteChoice, RemoteEngine, RemoteModelConfig } from '@bellkey/concierge/remote-engine';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { AddressPolicy } from '../../platform/outbound/endpoint-address.ts';
import { guardedFetch } from '../../platform/outbound/guarded-fetch.ts';
import type { KeyVault } from '../../platform/outbound/key-vault.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { admitTurn, type BudgetRefusal } from './admit-turn.ts';
import { type AiSettingsRow, loadSettings } from './settings-row.ts';
import { loadUsage } from './usage.ts';

/** Timeout until the first part of an answer; the whole answer may take the property's own limit. */
const FIRST_PART_MS = 10_000;

/** Language models by property, each with its circuit breaker. Keys are decrypted here and do not leave. */
export interface EngineRegistry {
  /**
   * Which engine may answer the guest's next turn, and the reason when it is not the language model. An admitted turn
   * is counted at once; without a session nothing is counted.
   */
  choose(
    scope: PropertyScope,
    sessionId: string | null,
    known?: { settings: AiSettingsRow; timeZone: string },
  ): Promise<RemoteChoice>;
  /** Address and key of the stored engine, for the probe. Null when it is not configured. */
  configOf(settings: AiSettingsRow): RemoteModelConfig | null;
  readonly fetch: typeof fetch;
}

/** Why the property's monthly budget does not allow the language model; null when it does. */
async function budgetRefusal(
  scope: PropertyScope,
  timeZone: string,
  { monthlyTokenBudget }: AiSettingsRow,
): Promise<BudgetRefusal | null> {
  if (monthlyTokenBudget === null) return null;
  const { month } = await loadUsage(scope, timeZone, null);
  return month.tokens >= monthlyTokenBudget ? 'budget-used-up' : null;
}

interface RegistryOptions {
  vault: KeyVault;
  addresses: AddressPolicy;
  now: () => number;
}

/** Keeps the engine of each property until its settings change. */
export function createEngineRegistry({ vault, addresses, now }: RegistryOptions): EngineRegistry {
  const fetch = guardedFetch(addresses);
  const engines = new Map<string, { version: number; engine: RemoteEngine }>();

  const configOf = ({ propertyId, baseUrl, model, sealedKey }: AiSettingsRow): RemoteModelConfig | null => {
    if (!baseUrl || !model) return null;
    const apiKey = sealedKey === null ? '' : vault.open(propertyId, sealedKey);
    return apiKey === null ? null : { baseUrl, model, apiKey, fetch };
  };

  function engineOf(settings: AiSettingsRow): RemoteEngine | null {
    const known = engines.get(settings.propertyId);
    if (known?.version === settings.version) return known.engine;
    const config = configOf(settings);
    if (!config) return null;
    const engine = createRemoteEngine(
      config,
      { firstPartMs: Math.min(FIRST_PART_MS, settings.timeoutMs), totalMs: settings.timeoutMs },
      now,
    );
    engines.set(settings.propertyId, { version: settings.version, engine });
    return engine;
  }

  return {
    fetch,
    configOf,
    async choose(scope, sessionId, known) {
      const settings = known?.settings ?? (await loadSettings(scope));
      if (settings.version === 0 || !settings.baseUrl) return { kind: 'default' };
      if (!settings.engineEnabled) return { kind: 'none', because: null };
      const engine = engineOf(settings);
      if (!engine) return { kind: 'none', because: 'key-unreadable' };
      const { timeZone } = known ?? (await loadProperty(scope));
      if (engine.breaker.open) return { kind: 'none', because: 'circuit-open' };
      const refusal =
        sessionId === null
          ? await budgetRefusal(scope, timeZone, settings)
          : await admitTurn(scope, timeZone, sessionId, settings);
      return refusal ? { kind: 'none', because: refusal } : { kind: 'engine', engine };
    },
  };
}
