import { randomBytes } from 'node:crypto';
import type { OperationOutput, WebhookChange } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { propertyWebhooks } from '../../../platform/database/schema/notification-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { type AddressPolicy, addressProblem } from '../../../platform/outbound/endpoint-address.ts';
import type { KeyVault } from '../../../platform/outbound/key-vault.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { differingFields, recordChanges } from '../../../property/settings/record-change.ts';
import { findWebhook, webhookView } from './load-webhook.ts';

const SECRET_BYTES = 24;

/** A secret in the format of Standard Webhooks. */
const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** The settings of a webhook. */
export interface WebhookPorts {
  vault: KeyVault;
  addresses: AddressPolicy;
}

/** Sets the webhook. A new address gets a new secret: the previous receiver must not sign for the next. */
export async function changeWebhook(
  scope: PropertyScope,
  staff: StaffCaller,
  { url, kinds, enabled, version }: WebhookChange,
  { vault, addresses }: WebhookPorts,
): Promise<Outcome<OperationOutput<'PUT /api/staff/settings/webhook'>>> {
  const problem = addressProblem(url, addresses);
  if (problem) return refused('bad-input', { fields: { url: problem } });
  const { propertyId } = scope;
  const before = await findWebhook(scope, true);
  if ((before?.version ?? 0) !== version) return refused('version-conflict');
  const after = { url, kinds: [...new Set(kinds)], enabled };
  const differing = differingFields(
    before ? { url: before.url, kinds: before.kinds, enabled: before.enabled } : {},
    after,
  );
  if (before && !differing) return done({ webhook: webhookView(before), secret: null });
  const secret = before?.url === url ? null : newSecret();
  const row = {
    propertyId,
    ...after,
    sealedSecret: secret ? vault.seal(propertyId, secret) : (before?.sealedSecret ?? ''),
    failures: 0,
    gaveUpAt: null,
    version: version + 1,
  };
  scope.write(
    scope.db
      .insert(propertyWebhooks)
      .values(row)
      .onConflictDoUpdate({ target: propertyWebhooks.propertyId, set: row }),
  );
  recordChanges(scope, staff, [
    {
      subject: 'webhook',
      id: 'webhook',
      title: new URL(url).host,
      before: before ? (differing?.before ?? {}) : null,
      after: differing?.after ?? after,
    },
  ]);
  return done({ webhook: webhookView(row), secret });
}

/** Replaces the webhook's secret. */
export async function rotateSecret(
  scope: PropertyScope,
  staff: StaffCaller,
  { vault }: WebhookPorts,
): Promise<Outcome<{ secret: string }>> {
  const row = await findWebhook(scope, true);
  if (!row) return refused('not-found');
  const secret = newSecret();
  scope.write(
    scope.db
      .update(propertyWebhooks)
      .set({ sealedSecret: vault.seal(scope.propertyId, secret) })
      .where(eq(propertyWebhooks.propertyId, scope.propertyId)),
  );
  recordChanges(scope, staff, [
    {
      subject: 'webhook',
      id: 'webhook',
      title: new URL(row.url).host,
      before: { secret: 'earlier' },
      after: { secret: 'new' },
    },
  ]);
  return done({ secret });
}
