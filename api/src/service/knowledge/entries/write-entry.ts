import { randomUUID } from 'node:crypto';
import {
  type KnowledgeEntry,
  type KnowledgeInput,
  type KnowledgeVersion,
  MAX_ENTRY_LANGUAGES,
  MAX_ENTRY_VALUES,
} from '@bellkey/shared/api';
import { desc, eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts, factVersions } from '../../../platform/database/schema/knowledge-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { mayApproveKnowledge } from '../../../property/staff/permissions.ts';
import type { FactRow } from './entry-status.ts';
import { loadEntry } from './entry-view.ts';
import { type KnowledgeBudget, loadKnowledgeBudget } from './knowledge-budget.ts';

/** How many of an entry's versions are answered. */
const VERSIONS_SHOWN = 50;

type Author = Pick<StaffCaller, 'memberId' | 'name'>;

async function keepVersion(scope: PropertyScope, row: FactRow, by: Author | null): Promise<void> {
  const { title, text, values, status } = row;
  await scope.db
    .insert(factVersions)
    .values({
      propertyId: scope.propertyId,
      factId: row.id,
      version: row.version,
      snapshot: { title, text, values, status },
      byId: by?.memberId ?? null,
      byName: by?.name ?? 'Before versions were kept',
      at: by ? scope.now : row.updatedAt,
    })
    .onConflictDoNothing();
}

async function problemWith(scope: PropertyScope, input: KnowledgeInput): Promise<Outcome<never> | null> {
  // The contract has checked what was sent; an import or a gap adds that to what the entry had.
  if (Object.keys(input.text).length > MAX_ENTRY_LANGUAGES) {
    return refused('bad-input', { fields: { text: `at most ${MAX_ENTRY_LANGUAGES} languages` } });
  }
  if (Object.keys(input.values).length > MAX_ENTRY_VALUES) {
    return refused('bad-input', { fields: { values: `at most ${MAX_ENTRY_VALUES} values` } });
  }
  const { validFrom, validUntil, ownerId } = input;
  if (validFrom && validUntil && validFrom >= validUntil) {
    return refused('bad-input', { fields: { validUntil: 'must be after the day it begins' } });
  }
  if (ownerId === null) return null;
  const [owner] = await scope.db
    .select({ state: staffMembers.state })
    .from(staffMembers)
    .where(scope.own(staffMembers, eq(staffMembers.id, ownerId)));
  return owner?.state === 'approved'
    ? null
    : refused('bad-input', { fields: { ownerId: 'is not on the staff' } });
}

const columnsOf = (input: KnowledgeInput) => ({
  kind: input.kind,
  key: input.key,
  title: input.title,
  scope: input.scope,
  keywords: input.keywords,
  values: input.values,
  text: input.text,
  ownerId: input.ownerId,
  validFrom: input.validFrom ? new Date(input.validFrom) : null,
  validUntil: input.validUntil ? new Date(input.validUntil) : null,
});

async function viewed(scope: PropertyScope, id: string): Promise<Outcome<KnowledgeEntry>> {
  const entry = await loadEntry(scope, id);
  return entry ? done(entry) : refused('not-found');
}

/** Writes a new entry: live at once when an approver says so, else a draft. */
export async function addEntry(
  scope: PropertyScope,
  staff: StaffCaller,
  input: KnowledgeInput & { publish: boolean },
  origin: FactRow['origin'] = 'manual',
  budget?: KnowledgeBudget,
): Promise<Outcome<KnowledgeEntry>> {
  const problem = await problemWith(scope, input);
  if (problem) return problem;
  const full = (budget ?? (await loadKnowledgeBudget(scope))).take(null, input);
  if (full) return full;
  const [row] = await scope.db
    .insert(facts)
    .values({
      propertyId: scope.propertyId,
      id: randomUUID(),
      ...columnsOf(input),
      status: input.publish && mayApproveKnowledge(staff) ? 'live' : 'draft',
      origin,
      confirmedAt: scope.now,
      updatedAt: scope.now,
    })
    .returning();
  if (!row) throw new Error('An entry was not written');
  await keepVersion(scope, row, staff);
  return viewed(scope, row.id);
}

/** The entry, locked, if it is still the version that the caller saw. */
async function lockVersion(scope: PropertyScope, id: string, version: number): Promise<Outcome<FactRow>> {
  const [row] = await scope.db
    .select()
    .from(facts)
    .where(scope.own(facts, eq(facts.id, id)))
    .for('update');
  if (!row) return refused('not-found');
  return row.version === version ? done(row) : refused('version-conflict');
}

async function replace(
  scope: PropertyScope,
  staff: Author,
  before: FactRow,
  change: Partial<FactRow>,
): Promise<void> {
  await keepVersion(scope, before, null);
  const [row] = await scope.db
    .update(facts)
    .set({ ...change, version: before.version + 1, updatedAt: scope.now })
    .where(scope.own(facts, eq(facts.id, before.id)))
    .returning();
  if (row) await keepVersion(scope, row, staff);
}

/**
 * Changes an entry. An approver's change is live or drafted as they say; anybody else may only change what is a
 * draft, so that nothing that guests are told changes without an approver.
 */
export async function changeEntry(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  input: KnowledgeInput & { version: number; publish: boolean },
  budget?: KnowledgeBudget,
): Promise<Outcome<KnowledgeEntry>> {
  const problem = await problemWith(scope, input);
  if (problem) return problem;
  // Locks are taken in one order everywhere, the property's before the entry's.
  const room = budget ?? (await loadKnowledgeBudget(scope));
  const before = await lockVersion(scope, id, input.version);
  if (!before.ok) return before;
  const approves = mayApproveKnowledge(staff);
  if (!approves && before.value.status !== 'draft') return refused('forbidden');
  const full = room.take(before.value, input);
  if (full) return full;
  await replace(scope, staff, before.value, {
    ...columnsOf(input),
    status: input.publish && approves ? 'live' : 'draft',
    confirmedAt: scope.now,
  });
  return viewed(scope, id);
}

/** Approves, takes back or retires an entry. Approving again renews its confirmation and removes a date that has passed. */
export async function setEntryStatus(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { status, version }: { status: FactRow['status']; version: number },
): Promise<Outcome<KnowledgeEntry>> {
  const before = await lockVersion(scope, id, version);
  if (!before.ok) return before;
  const { validUntil } = before.value;
  const lapsed = validUntil !== null && validUntil <= scope.now;
  await replace(scope, staff, before.value, {
    status,
    ...(status === 'live' && { confirmedAt: scope.now, ...(lapsed && { validUntil: null }) }),
  });
  return viewed(scope, id);
}

/** What an entry said before, newest first, at most {@link VERSIONS_SHOWN} of them. */
export async function loadVersions(scope: PropertyScope, id: string): Promise<KnowledgeVersion[]> {
  const rows = await scope.db
    .select()
    .from(factVersions)
    .where(scope.own(factVersions, eq(factVersions.factId, id)))
    .orderBy(desc(factVersions.version))
    .limit(VERSIONS_SHOWN);
  return rows.map(({ version, at, byName, snapshot }) => ({
    version,
    at: at.toISOString(),
    by: byName,
    title: String(snapshot.title ?? ''),
    text: (snapshot.text ?? {}) as Record<string, string>,
    values: (snapshot.values ?? {}) as Record<string, string>,
    status: String(snapshot.status ?? ''),
  }));
}
