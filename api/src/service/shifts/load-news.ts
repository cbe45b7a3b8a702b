import type { OperationOutput } from '@bellkey/shared/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { shiftNotes } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { draftSections } from './draft-sections.ts';
import { changedSections } from './drafted-lines.ts';
import { loadFacts } from './load-facts.ts';
import { mayHandOver, shiftOfDepartment } from './shift-scope.ts';

/** What has changed since the sections of a draft were written from the data, over the same span. */
export async function loadNews(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
): Promise<Outcome<OperationOutput<'GET /api/staff/shift/notes/{id}/news'>>> {
  const [[note], { timeZone }] = await Promise.all([
    scope.db
      .select()
      .from(shiftNotes)
      .where(scope.own(shiftNotes, and(eq(shiftNotes.id, id), isNull(shiftNotes.signedAt)))),
    loadProperty(scope),
  ]);
  if (!note || !mayHandOver(staff, note.departmentKey)) return refused('not-found');
  const shift = { ...shiftOfDepartment(note.departmentKey), since: note.since.toISOString() };
  const facts = await loadFacts(scope, shift);
  const fresh = draftSections(facts, { now: scope.now, timeZone });
  const sections = note.drafted ? changedSections(fresh, note.drafted) : [];
  return done({ sections: sections.map(({ key, text }) => ({ key, text })) });
}
