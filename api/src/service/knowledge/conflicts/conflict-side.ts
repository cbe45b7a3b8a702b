import type { Conflict } from '@bellkey/shared/api';
import type { FactRow } from '../entries/entry-status.ts';

/** One side of a conflict: an entry, and its text. */
export const side = (
  row: FactRow,
  says: string,
  language: string | null = null,
): Conflict['sides'][number] => ({ entryId: row.id, title: row.title, language, says });
