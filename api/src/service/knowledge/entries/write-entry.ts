import { randomUUID } from 'node:crypto';
import {
  type KnowledgeEntry,
  type KnowledgeInput,
  MAX_ENTRY_KEYWORDS,
  MAX_ENTRY_LANGUAGES,
  MAX_ENTRY_VALUES,
} from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../../platform/outcome/outcome.ts';
import { mayApproveKnowledge } from '../../../property/staff/permissions.ts';
import type { FactRow } from './entry-status.ts';
import { type Author, keepVersion } from './entry-versions.ts';
import { entryView, loadPeople, type People } from './entry-view.ts';
import { type KnowledgeBudget, loadKnowledgeBudget } from './knowledge-budget.ts';

function problemWith(input: KnowledgeInput, people: People): Outcome<never> | null {
  // The contract has validated the input; an import or a gap merges it into the existing entry.
  if (Object.keys(input.text).length > MAX_ENTRY_LANGUAGES) {
    return refused('bad-input', { fields: { text: `at most ${MAX_ENTRY_LANGUAGES} languages` } });
  }
  if (input.keywords.length > MAX_ENTRY_KEYWORDS) {
    return refused('bad-input', { fields: { keywords: `at most ${MAX_ENTRY_KEYWORDS} keywords` } });
  }
  if (Object.keys(input.values).length > MAX_ENTRY_VALUES) {
    return refused('bad-input', { fields: { values: `at most ${MAX_ENTRY_VALUES} values` } });
  }
  const { validFrom, validUntil, ownerId } = input;
  if (validFrom && validUntil && validFrom >= validUntil) {
    return refused('bad-input', { fields: { validUntil: 'must be after the day it begins' } });
  }
  return ownerId === null || people.some(({ id }) => id === ownerId)
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

/** The context of writes, loaded once per call. */
export interface WritingFacts {
  budget: KnowledgeBudget;
  people: People;
}

/** Loads it in one round trip. */
export async function loadWritingFacts(scope: PropertyScope): Promise<WritingFacts> {
  const [budget, people] = await Promise.all([loadKnowledgeBudget(scope), loadPeople(scope)]);
  return { budget, people };
}

/** Creates an entry: live at once if an approver asks for it, otherwise a draft. */
export async function addEntry(
  scope: PropertyScope,
  staff: StaffCaller,
  input: KnowledgeInput & { publish: boolean },
  origin: FactRow['origin'] = 'manual',
  writing?: WritingFacts,
): Promise<Outcome<KnowledgeEntry>> {
  const { budget, people } = writing ?? (await loadWritingFacts(scope));
  const problem = problemWith(input, people) ?? budget.take(null, input);
  if (problem) return problem;
  const row: FactRow = {
    propertyId: scope.propertyId,
    id: randomUUID(),
    ...columnsOf(input),
    status: input.publish && mayApproveKnowledge(staff) ? 'live' : 'draft',
    origin,
    version: 1,
    confirmedAt: scope.now,
    updatedAt: scope.now,
  };
  scope.write(scope.db.insert(facts).values(row));
  keepVersion(scope, row, staff);
  return done(entryView(row, people, scope.now));
}

/** The entry, locked. */
async function lockEntry(scope: PropertyScope, id: string): Promise<FactRow | null> {
  const [row] = await scope.db
    .select()
    .from(facts)
    .where(scope.own(facts, eq(facts.id, id)))
    .for('update');
  return row ?? null;
}

/** The entry, if it is still the version that the caller saw. */
function atVersion(row: FactRow | null, version: number): Outcome<FactRow> {
  if (!row) return refused('not-found');
  return row.version === version ? done(row) : refused('version-conflict');
}

function replace(scope: PropertyScope, staff: Author, before: FactRow, change: Partial<FactRow>): FactRow {
  keepVersion(scope, before, null);
  const written = { ...change, version: before.version + 1, updatedAt: scope.now };
  scope.write(
    scope.db
      .update(facts)
      .set(written)
      .where(scope.own(facts, eq(facts.id, before.id))),
  );
  const row: FactRow = { ...before, ...written };
  keepVersion(scope, row, staff);
  return row;
}

/**
 * Changes an entry. An approver's change is live or drafted as they say; anyone else may only change drafts, so that no
 * live answer changes without an approver.
 */
export async function changeEntry(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  input: KnowledgeInput & { version: number; publish: boolean },
  /** `locked`: the entry, if the caller has locked it. */
  writing?: WritingFacts & { locked: FactRow },
): Promise<Outcome<KnowledgeEntry>> {
  // Locks are taken in one order everywhere, the property's before the entry's.
  const [{ budget, people }, row] = writing
    ? [writing, writing.locked]
    : await Promise.all([loadWritingFacts(scope), lockEntry(scope, id)]);
  const problem = problemWith(input, people);
  if (problem) return problem;
  const before = atVersion(row, input.version);
  if (!before.ok) return before;
  const approves = mayApproveKnowledge(staff);
  if (!approves && before.value.status !== 'draft') return refused('forbidden');
  const full = budget.take(before.value, input);
  if (full) return full;
  const changed = replace(scope, staff, before.value, {
    ...columnsOf(input),
    status: input.publish && approves ? 'live' : 'draft',
    confirmedAt: scope.now,
  });
  return done(entryView(changed, people, scope.now));
}

/** Approves, withdraws or retires an entry. Approving again renews its confirmation and removes an expired date. */
export async function setEntryStatus(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { status, version }: { status: FactRow['status']; version: number },
): Promise<Outcome<KnowledgeEntry>> {
  const [row, people] = await Promise.all([lockEntry(scope, id), loadPeople(scope)]);
  const before = atVersion(row, version);
  if (!before.ok) return before;
  const { validUntil } = before.value;
  const lapsed = validUntil !== null && validUntil <= scope.now;
  const changed = replace(scope, staff, before.value, {
    status,
    ...(status === 'live' && { confirmedAt: scope.now, ...(lapsed && { validUntil: null }) }),
  });
  return done(entryView(changed, people, scope.now));
}
