import { plainText } from '@bellkey/shared/plain-text';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { facts } from '../../../platform/database/schema/knowledge-tables.ts';
import { type FactRow, statusAt } from '../entries/entry-status.ts';
import { findArticleConflicts } from './article-conflicts.ts';
import { CheckWork } from './check-work.ts';
import { side } from './conflict-side.ts';
import { FIGURE_KINDS, figuresIn } from './stated-figures.ts';

interface Value {
  row: FactRow;
  /** Index of the entry among all checked ones. */
  order: number;
  name: string;
  says: string;
  from: number;
  until: number;
}

/** Values by the key of their entry and their name, as `breakfast.hours` and `from`. */
async function groupValues(rows: readonly FactRow[], work: CheckWork): Promise<Value[][]> {
  const groups = new Map<string, Value[]>();
  for (const [order, row] of rows.entries()) {
    await work.step();
    const from = row.validFrom?.getTime() ?? 0;
    const until = row.validUntil?.getTime() ?? Number.POSITIVE_INFINITY;
    for (const [name, says] of Object.entries(row.values)) {
      const group = `${plainText(row.key)} ${name}`;
      const values = groups.get(group) ?? [];
      if (values.length === 0) groups.set(group, values);
      values.push({ row, order, name, says, from, until });
    }
  }
  return [...groups.values()];
}

/**
 * Different values of one key and name that are valid at the same time. They are processed by start: a value that has
 * ended before the next starts is dropped, and one that has not is a conflict. So the work grows with the values and
 * the conflicts, not with the pairs.
 */
function compareGroup(values: readonly Value[], work: CheckWork): void {
  const holding = new Map<string, Value[]>();
  for (const value of [...values].sort((a, b) => a.from - b.from || a.order - b.order)) {
    const own = plainText(value.says);
    for (const [says, earlier] of holding) {
      if (work.ended) return;
      if (says === own) continue;
      const still = earlier.filter(({ until }) => until > value.from);
      holding.set(says, still);
      if (still.length === 0) holding.delete(says);
      for (const other of still) {
        if (work.ended) return;
        const [a, b] = other.order < value.order ? [other, value] : [value, other];
        work.found({
          id: `value:${a.row.id}:${b.row.id}:${a.name}`,
          kind: 'value',
          about: a.name,
          sides: [side(a.row, a.says), side(b.row, b.says)],
        });
      }
    }
    // Until it ends, it covers every later value that is equal.
    const same = holding.get(own) ?? [];
    if (same.length === 0) holding.set(own, same);
    same.push(value);
  }
}

/** Languages of one entry with other times or prices. Those that agree are one group and not compared. */
function compareLanguages(row: FactRow, work: CheckWork): void {
  const read = Object.entries(row.text).map(([language, text]) => ({ language, figures: figuresIn(text) }));
  for (const about of FIGURE_KINDS) {
    const groups = new Map<string, string[]>();
    for (const { language, figures } of read) {
      const says = figures[about].join(', ');
      if (says === '') continue;
      for (const [other, languages] of groups) {
        if (other === says) continue;
        for (const earlier of languages) {
          if (work.ended) return;
          work.found({
            id: `language:${row.id}:${earlier}:${language}:${about}`,
            kind: 'language',
            about,
            sides: [side(row, other, earlier), side(row, says, language)],
          });
        }
      }
      groups.set(says, [...(groups.get(says) ?? []), language]);
    }
  }
}

/** Entries that are valid now or will be. */
export async function loadTold(scope: PropertyScope): Promise<FactRow[]> {
  const rows = await scope.db.select().from(facts).where(scope.own(facts));
  return rows.filter((row) => ['live', 'upcoming'].includes(statusAt(row, scope.now)));
}

/**
 * Every contradiction among entries, up to the limits of {@link CheckWork}. Call it outside a transaction: it pauses
 * for other work, and on PGlite a transaction blocks everyone else.
 */
export async function findConflicts(rows: readonly FactRow[]): Promise<CheckWork> {
  const work = new CheckWork();
  for (const group of await groupValues(rows, work)) {
    if (work.ended) return work;
    await work.step();
    compareGroup(group, work);
  }
  for (const row of rows) {
    if (work.ended) return work;
    await work.step();
    if (row.kind === 'fact') compareLanguages(row, work);
  }
  await findArticleConflicts(rows, work);
  return work;
}
