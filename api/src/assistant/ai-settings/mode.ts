import type { AiModeSettings, AssistantMode, PropertySummary } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { aiSettings, conversationMarks } from '../../platform/database/schema/assistant-tables.ts';
import { properties } from '../../platform/database/schema/property-tables.ts';
import { ofProperty, prepareQuery } from '../../platform/statements/prepared-query.ts';
import { toSummary } from '../../property/properties/property-summary.ts';
import { type AiSettingsRow, untouchedSettings } from './settings-row.ts';

/** The rule that limits the assistant to suggestions (docs/product.md#guard-rails). */
export type SuggestRule = 'vip' | 'complaint' | 'long-stay';

/** What staff know about a conversation's guest. */
export interface GuestMarks {
  vip: boolean;
  complaintAt: Date | null;
  nights: number | null;
}

/** The marks of a conversation; used by staff and by the choice of mode. */
export async function loadMarks(scope: PropertyScope, conversationId: string): Promise<GuestMarks> {
  const [row] = await scope.db
    .select()
    .from(conversationMarks)
    .where(scope.own(conversationMarks, eq(conversationMarks.conversationId, conversationId)));
  return toMarks(row);
}

const rulesOfProperty = prepareQuery((db) =>
  db
    .select({ property: properties, settings: aiSettings })
    .from(properties)
    .leftJoin(aiSettings, eq(aiSettings.propertyId, properties.id))
    .where(eq(properties.id, ofProperty)),
);

/** The settings that decide how turns are answered. */
export interface Rules {
  property: PropertySummary;
  mode: AssistantMode;
  settings: AiSettingsRow;
}

/** The rules in stored rows; settings are null in a property that has not changed any. */
export const toRules = ({
  property,
  settings,
}: {
  property: typeof properties.$inferSelect;
  settings: AiSettingsRow | null;
}): Rules => ({
  property: toSummary(property),
  mode: property.aiMode,
  settings: settings ?? untouchedSettings(property.id),
});

/** Loads the rules of a property. */
export async function loadRules(scope: PropertyScope): Promise<Rules> {
  const [row] = await scope.run(rulesOfProperty);
  if (!row) throw new Error(`Property ${scope.propertyId} does not exist`);
  return toRules(row);
}

/** Marks as stored; a conversation without a row has none. */
export const toMarks = (row: typeof conversationMarks.$inferSelect | null | undefined): GuestMarks => ({
  vip: row?.vip ?? false,
  complaintAt: row?.complaintAt ?? null,
  nights: row?.nights ?? null,
});

/** Changes the marks; absent ones stay as they are. */
export async function changeMarks(
  scope: PropertyScope,
  conversationId: string,
  change: Partial<GuestMarks>,
): Promise<void> {
  writeMarks(scope, conversationId, { ...(await loadMarks(scope, conversationId)), ...change });
}

/** Writes all marks of a conversation. */
export function writeMarks(scope: PropertyScope, conversationId: string, marks: GuestMarks): void {
  scope.write(
    scope.db
      .insert(conversationMarks)
      .values({ propertyId: scope.propertyId, conversationId, ...marks })
      .onConflictDoUpdate({
        target: [conversationMarks.propertyId, conversationMarks.conversationId],
        set: marks,
      }),
  );
}

/** The mode that applies in a conversation: the property's, with `suggest` in place of `auto` where a rule says so. */
export function modeFor(
  mode: AssistantMode,
  settings: AiSettingsRow,
  marks: GuestMarks,
): { mode: AssistantMode; forcedBy: SuggestRule | null } {
  const { suggestFromNights } = settings;
  const forcedBy =
    settings.suggestForVip && marks.vip
      ? 'vip'
      : settings.suggestAfterComplaint && marks.complaintAt !== null
        ? 'complaint'
        : suggestFromNights !== null && marks.nights !== null && marks.nights >= suggestFromNights
          ? 'long-stay'
          : null;
  if (mode !== 'auto' || forcedBy === null) return { mode, forcedBy: null };
  return { mode: 'suggest', forcedBy };
}

/** The mode as the contract shows it. */
export function modeView(mode: AssistantMode, row: AiSettingsRow): AiModeSettings {
  return {
    mode,
    exceptions: {
      vip: row.suggestForVip,
      complaint: row.suggestAfterComplaint,
      nights: row.suggestFromNights,
    },
    changedBy: row.changedBy,
    changedAt: row.version === 0 ? null : row.changedAt.toISOString(),
  };
}
