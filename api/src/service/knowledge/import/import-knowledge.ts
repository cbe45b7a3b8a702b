import { isDeepStrictEqual } from 'node:util';
import type { ImportRow, KnowledgeEntry, KnowledgeInput } from '@bellkey/shared/api';
import { plainText } from '@bellkey/shared/plain-text';
import { asc } from 'drizzle-orm';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import type { StaffCaller } from '../../../platform/operations/callers.ts';
import { done, type Outcome } from '../../../platform/outcome/outcome.ts';
import { entryView } from '../entries/entry-view.ts';
import { addEntry, changeEntry, loadWritingFacts } from '../entries/write-entry.ts';
import { type ParsedRow, parseImport } from './parse-import.ts';

/** Rows and entries with the same name are equal in key, kind and scope. */
const nameOf = ({ key, kind, scope }: KnowledgeInput) => `${plainText(key)} ${kind} ${scope}`;

/** Entries by their name, without retired ones; of two with one name the first. */
function byName(entries: readonly KnowledgeEntry[]): Map<string, KnowledgeEntry> {
  const named = new Map<string, KnowledgeEntry>();
  for (const entry of entries) {
    const name = nameOf(entry);
    if (entry.status !== 'retired' && !named.has(name)) named.set(name, entry);
  }
  return named;
}

/** The entry after merging the row: languages and values that the row does not have stay. */
const merged = (entry: KnowledgeEntry, input: KnowledgeInput): KnowledgeInput => ({
  ...input,
  text: { ...entry.text, ...input.text },
  values: { ...entry.values, ...input.values },
  keywords: [...new Set([...entry.keywords, ...input.keywords])],
  ownerId: entry.ownerId,
  validFrom: input.validFrom ?? entry.validFrom,
  validUntil: input.validUntil ?? entry.validUntil,
});

const said = ({ title, text, values, keywords, validFrom, validUntil }: KnowledgeInput) => ({
  title,
  text,
  values,
  keywords,
  validFrom,
  validUntil,
});

interface Plan {
  row: ImportRow;
  change?: { entry: KnowledgeEntry | null; input: KnowledgeInput };
}

function planOf(
  read: ParsedRow,
  entries: ReadonlyMap<string, KnowledgeEntry>,
  seen: Map<string, number>,
): Plan {
  const { line } = read;
  if (!read.ok) {
    return { row: { line, action: 'error', key: read.key, title: read.title, problem: read.problem } };
  }
  const { input } = read;
  const about = { line, key: input.key, title: input.title };
  const name = nameOf(input);
  const earlier = seen.get(name);
  if (earlier !== undefined) {
    return { row: { ...about, action: 'error', problem: `the same key is on line ${earlier} already` } };
  }
  seen.set(name, line);
  const entry = entries.get(name);
  if (!entry) return { row: { ...about, action: 'create', problem: null }, change: { entry: null, input } };
  const next = merged(entry, input);
  if (isDeepStrictEqual(said(entry), said(next))) {
    return { row: { ...about, action: 'unchanged', problem: null } };
  }
  return { row: { ...about, action: 'update', problem: null }, change: { entry, input: next } };
}

/**
 * Imports entries. With `apply` false it only reports the result line by line; the same text again changes nothing.
 * Rows with a problem are skipped, the others are imported.
 */
export async function importKnowledge(
  scope: PropertyScope,
  staff: StaffCaller,
  { format, text, apply }: { format: 'csv' | 'markdown'; text: string; apply: boolean },
): Promise<Outcome<{ applied: boolean; rows: ImportRow[] }>> {
  const [writing, stored] = await Promise.all([
    loadWritingFacts(scope),
    scope.db
      .select()
      .from(facts)
      .where(scope.own(facts))
      .orderBy(asc(facts.title), asc(facts.id))
      .for('update'),
  ]);
  const locked = new Map(stored.map((row) => [row.id, row]));
  const entries = byName(stored.map((row) => entryView(row, writing.people, scope.now)));
  const seen = new Map<string, number>();
  const plans = parseImport(format, text).map((read) => planOf(read, entries, seen));
  const rows = plans.map(({ row }) => row);
  if (!apply) return done({ applied: false, rows });
  for (const { row, change } of plans) {
    if (!change) continue;
    const { entry, input } = change;
    const before = entry && locked.get(entry.id);
    const written = before
      ? await changeEntry(
          scope,
          staff,
          before.id,
          { ...input, version: before.version, publish: true },
          { ...writing, locked: before },
        )
      : await addEntry(scope, staff, { ...input, publish: true }, format, writing);
    if (written.ok) continue;
    row.action = 'error';
    row.problem = Object.values(written.error.fields ?? {})[0] ?? written.error.detail ?? written.error.code;
  }
  return done({ applied: true, rows });
}
