import type { OperationInput, StaffRole } from '@bellkey/shared/api';
import { createCallLimit } from '../../platform/database/call-limit.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { type AddressPolicy, addressProblem } from '../../platform/outbound/endpoint-address.ts';
import type { KeyVault } from '../../platform/outbound/key-vault.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { loadAssistantMode, switchAssistant } from '../../property/properties/assistant-mode.ts';
import type { EngineRegistry } from './engine-registry.ts';
import { modeView } from './mode.ts';
import { probe } from './probe.ts';
import { providerView } from './provider-view.ts';
import { type AiSettingsRow, changeSettings, loadSettings } from './settings-row.ts';

interface AiRoutesOptions {
  store: Store;
  registry: EngineRegistry;
  vault: KeyVault;
  addresses: AddressPolicy;
}

type ProviderBody = OperationInput<'PUT /api/staff/ai/provider'>['body'];

const PROBES_PER_MINUTE = 6;
const MINUTE_MS = 60_000;

/**
 * Whether the settings send guests' words to an endpoint or an account that no owner switched on. A developer prepares
 * these and reads no guest's words, so that only an owner lets them take effect (decision 0590).
 */
function changesRecipient(body: ProviderBody, before: AiSettingsRow): boolean {
  return (body.baseUrl || null) !== before.baseUrl || Boolean(body.key);
}

function fieldProblems(
  body: ProviderBody,
  before: AiSettingsRow,
  addresses: AddressPolicy,
  { role }: { role: StaffRole },
): Record<string, string> | null {
  const fields: Record<string, string> = {};
  if (body.enabled && !before.engineEnabled && role === 'developer')
    fields.enabled = 'An owner switches the language model on.';
  const address = body.baseUrl ? addressProblem(body.baseUrl, addresses) : null;
  if (address) fields.baseUrl = address;
  if (body.enabled && !body.baseUrl) fields.baseUrl = 'Type where the language model answers.';
  if (body.enabled && !body.model) fields.model = 'Type the model’s name.';
  return Object.keys(fields).length > 0 ? fields : null;
}

/** The assistant's mode and language model, for those who may change each. */
export function aiSettingsRoutes({
  store,
  registry,
  vault,
  addresses,
}: AiRoutesOptions): Pick<
  Handlers,
  | 'GET /api/staff/ai/mode'
  | 'PUT /api/staff/ai/mode'
  | 'GET /api/staff/ai/provider'
  | 'PUT /api/staff/ai/provider'
  | 'POST /api/staff/ai/provider/probe'
> {
  // Keeps the server from being used to flood an endpoint.
  const probes = createCallLimit(store, {
    name: 'probes',
    allowed: PROBES_PER_MINUTE,
    windowMs: MINUTE_MS,
  });

  return {
    'GET /api/staff/ai/mode': async ({ scope }) => {
      const [mode, settings] = await Promise.all([loadAssistantMode(scope), loadSettings(scope)]);
      return done(modeView(mode, settings));
    },
    'PUT /api/staff/ai/mode': async ({ scope, staff, body }) => {
      switchAssistant(scope, body.mode);
      const row = await changeSettings(scope, staff.name, {
        ...(body.exceptions && {
          suggestForVip: body.exceptions.vip,
          suggestAfterComplaint: body.exceptions.complaint,
          suggestFromNights: body.exceptions.nights,
        }),
      });
      return done(modeView(body.mode, row));
    },
    'GET /api/staff/ai/provider': async ({ scope }) => done(await providerView(scope, registry)),
    'PUT /api/staff/ai/provider': async ({ scope, staff, body }) => {
      const before = await loadSettings(scope);
      const fields = fieldProblems(body, before, addresses, staff);
      if (fields) return refused('bad-input', { fields });
      const waitsForOwner = staff.role === 'developer' && changesRecipient(body, before);
      const moved = body.baseUrl !== before.baseUrl;
      await changeSettings(
        scope,
        staff.name,
        {
          engineEnabled: body.enabled && !waitsForOwner,
          baseUrl: body.baseUrl || null,
          model: body.model || null,
          timeoutMs: body.timeoutMs,
          monthlyTokenBudget: body.monthlyTokenBudget,
          dailyTurnsPerGuest: body.dailyTurnsPerGuest,
          // A key belongs to one address: changing the address requires typing the key again.
          ...(body.key === undefined
            ? moved && { sealedKey: null }
            : {
                sealedKey: body.key === null ? null : vault.seal(scope.propertyId, body.key),
              }),
        },
        before,
      );
      return done(await providerView(scope, registry));
    },
    // No transaction stays open while an engine answers.
    'POST /api/staff/ai/provider/probe': async ({ query }) => {
      const settings = await store.inProperty(query.property, async (scope) =>
        done(await loadSettings(scope)),
      );
      if (!settings.ok) return settings;
      const wait = await probes.take(query.property);
      if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
      const config = registry.configOf(settings.value);
      if (!config) return done({ ok: false, ms: 0, reason: 'not-configured', status: null });
      return done(await probe(config, settings.value.timeoutMs));
    },
  };
}
