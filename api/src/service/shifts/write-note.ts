import { randomUUID } from 'node:crypto';
import type { ShiftNote, ShiftSection, ShiftSectionKey } from '@bellkey/shared/api';
import { eq, isNull, lt, sql } from 'drizzle-orm';
import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { shiftNotes } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { announceShift } from '../../property/staff/announce-shift.ts';
import { loadDepartments } from '../../property/staff/departments.ts';
import { draftSections } from './draft-sections.ts';
import { type DraftedLines, draftedLines, mergeDraft } from './drafted-lines.ts';
import { loadFacts } from './load-facts.ts';
import { loadNotes } from './note-view.ts';
import { mayHandOver, shiftOfDepartment } from './shift-scope.ts';

/** How long signed notes are kept and shown. */
export const NOTES_KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Drafts a note from the data, or returns the existing draft. With `again`, its sections are drafted again; what a
 * person has written into them stays.
 */
export async function draftNote(
  scope: PropertyScope,
  staff: StaffCaller,
  { department, again }: { department: string | null; again?: number | undefined },
): Promise<Outcome<ShiftNote>> {
  if (!mayHandOver(staff, department)) return refused('forbidden');
  const [, [existing], [lines], facts, departments, { timeZone }] = await Promise.all([
    // Of two who start at once, the second gets the draft of the first.
    holdLock(scope.db, `shift-note:${scope.propertyId}:${department ?? ''}`),
    loadNotes(
      scope,
      'all',
      sql`note.signed_at is null and note.department_key is not distinct from ${department}::text`,
      1,
    ),
    scope.db
      .select({ drafted: shiftNotes.drafted })
      .from(shiftNotes)
      .where(
        scope.own(
          shiftNotes,
          isNull(shiftNotes.signedAt),
          sql`${shiftNotes.departmentKey} is not distinct from ${department}::text`,
        ),
      ),
    loadFacts(scope, shiftOfDepartment(department)),
    loadDepartments(scope),
    loadProperty(scope),
  ]);
  const known = departments.find(({ key }) => key === department) ?? null;
  if (department !== null && !known) return refused('unknown-department');
  if (existing && again === undefined) return done(existing);
  if (existing && existing.version !== again) return refused('version-conflict');
  const sections = draftSections(facts, { now: scope.now, timeZone });
  if (existing) {
    return done(
      saveNote(scope, staff, existing, {
        sections: mergeDraft(sections, existing.sections, lines?.drafted ?? null),
        since: facts.since,
        drafted: draftedLines(sections),
      }),
    );
  }
  const note: ShiftNote = {
    id: randomUUID(),
    department: known,
    version: 1,
    since: facts.since,
    sections,
    changedAt: scope.now.toISOString(),
    changedBy: staff.name,
    draftedAt: scope.now.toISOString(),
    signed: null,
    readers: [],
  };
  scope.write(
    scope.db.insert(shiftNotes).values({
      propertyId: scope.propertyId,
      id: note.id,
      departmentKey: department,
      since: new Date(note.since),
      sections,
      createdAt: scope.now,
      changedAt: scope.now,
      changedBy: staff.memberId,
      changedByName: staff.name,
      draftedAt: scope.now,
      drafted: draftedLines(sections),
    }),
  );
  announceShift(scope);
  return done(note);
}

/** Saves a draft's text. Refused when someone else has saved it since the caller loaded it. */
export async function saveSections(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { version, sections }: { version: number; sections: ReadonlyArray<{ key: ShiftSectionKey; text: string }> },
): Promise<Outcome<ShiftNote>> {
  const found = await lockDraft(scope, staff, id, version);
  if (!found.ok) return found;
  const texts = new Map(sections.map(({ key, text }) => [key, text]));
  const kept = found.value.sections.map((section) => ({
    ...section,
    text: texts.get(section.key) ?? section.text,
  }));
  return done(saveNote(scope, staff, found.value, { sections: kept }));
}

/** Signs a draft over to the next shift. */
export async function signNote(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  version: number,
): Promise<Outcome<ShiftNote>> {
  const found = await lockDraft(scope, staff, id, version);
  if (!found.ok) return found;
  scope.write(
    scope.db
      .update(shiftNotes)
      .set({ signedAt: scope.now, signedBy: staff.memberId, signedByName: staff.name })
      .where(scope.own(shiftNotes, eq(shiftNotes.id, id))),
  );
  scope.write(
    scope.db
      .delete(shiftNotes)
      .where(scope.own(shiftNotes, lt(shiftNotes.signedAt, new Date(scope.now.getTime() - NOTES_KEPT_MS)))),
  );
  announceShift(scope);
  return done({ ...found.value, signed: { at: scope.now.toISOString(), by: staff.name } });
}

/** A draft that the caller may write and has loaded in its current version, locked. */
async function lockDraft(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  version: number,
): Promise<Outcome<ShiftNote>> {
  const [, [note]] = await Promise.all([
    lockRow(scope, id),
    loadNotes(scope, 'all', sql`note.id = ${id}`, 1),
  ]);
  if (!note || !mayHandOver(staff, note.department?.key ?? null)) return refused('not-found');
  if (note.signed) return refused('note-signed');
  if (note.version !== version) return refused('version-conflict');
  return done(note);
}

/** Requested at once, because a view loaded before the lock may be outdated. */
async function lockRow(scope: PropertyScope, id: string): Promise<void> {
  await scope.db
    .select({ id: shiftNotes.id })
    .from(shiftNotes)
    .where(scope.own(shiftNotes, eq(shiftNotes.id, id)))
    .for('update');
}

function saveNote(
  scope: PropertyScope,
  staff: StaffCaller,
  note: ShiftNote,
  {
    sections,
    since = note.since,
    drafted,
  }: {
    sections: ShiftSection[];
    since?: string;
    /** When the sections were just written from the data. */
    drafted?: DraftedLines;
  },
): ShiftNote {
  const version = note.version + 1;
  scope.write(
    scope.db
      .update(shiftNotes)
      .set({
        sections,
        version,
        since: new Date(since),
        changedAt: scope.now,
        changedBy: staff.memberId,
        changedByName: staff.name,
        ...(drafted && { draftedAt: scope.now, drafted }),
      })
      .where(scope.own(shiftNotes, eq(shiftNotes.id, note.id))),
  );
  announceShift(scope);
  const changed = { changedAt: scope.now.toISOString(), changedBy: staff.name };
  const draftedAt = drafted ? changed.changedAt : note.draftedAt;
  return { ...note, sections, version, since, ...changed, draftedAt };
}
