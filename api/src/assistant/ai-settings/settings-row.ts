import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { aiSettings } from '../../platform/database/schema/assistant-tables.ts';

/** The assistant's settings of a property as stored. */
export type AiSettingsRow = typeof aiSettings.$inferSelect;

/** The stored settings; the defaults when a property has none. */
export async function loadSettings(scope: PropertyScope): Promise<AiSettingsRow> {
  const [row] = await scope.db.select().from(aiSettings).where(scope.own(aiSettings));
  return row ?? untouchedSettings(scope.propertyId);
}

/** The settings of a property that has not changed any. */
export const untouchedSettings = (propertyId: string): AiSettingsRow => ({
  propertyId,
  suggestForVip: true,
  suggestAfterComplaint: true,
  suggestFromNights: null,
  engineEnabled: false,
  baseUrl: null,
  model: null,
  sealedKey: null,
  timeoutMs: 25_000,
  monthlyTokenBudget: null,
  dailyTurnsPerGuest: 20,
  version: 0,
  changedBy: null,
  changedAt: new Date(0),
});

/** Saves a change; absent fields stay as they are. The next turn uses it. */
export async function changeSettings(
  scope: PropertyScope,
  by: string,
  change: Partial<Omit<AiSettingsRow, 'propertyId' | 'version' | 'changedBy' | 'changedAt'>>,
  known?: AiSettingsRow,
): Promise<AiSettingsRow> {
  const before = known ?? (await loadSettings(scope));
  const row = { ...before, ...change, version: before.version + 1, changedBy: by, changedAt: scope.now };
  scope.write(
    scope.db.insert(aiSettings).values(row).onConflictDoUpdate({ target: aiSettings.propertyId, set: row }),
  );
  return row;
}
