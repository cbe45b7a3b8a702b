import type { StaffAnswer } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { findHitsForStaff } from '../../service/knowledge/search/search-knowledge.ts';
import { loadSynonyms } from '../../service/knowledge/search/synonyms.ts';
import { answer } from './answer.ts';

const MOST_SOURCES = 3;

/** What the property has written down, internal procedures included; the text is the entry's own. */
export async function findProcedure(scope: PropertyScope, question: string): Promise<StaffAnswer> {
  const found = await findHitsForStaff(scope, question, await loadSynonyms(scope));
  // An entry on a similar topic is not the procedure: it must share a word with the question.
  const hits = found.filter(({ fit }) => Math.max(fit.named, fit.covered) > 0);
  const [best] = hits.filter(({ stale }) => !stale);
  if (!best) {
    const old = hits[0];
    return answer(
      'procedure',
      old
        ? `“${old.row.title}” speaks of it, but its date has passed. Ask its owner before you rely on it.`
        : 'Nothing is written down about this yet. A manager can add it on the Knowledge page.',
    );
  }
  return answer('procedure', best.text.en ?? Object.values(best.text)[0] ?? '', {
    sources: hits
      .filter(({ stale }) => !stale)
      .slice(0, MOST_SOURCES)
      .map(({ row }) => ({ id: row.id, title: row.title, confirmedAt: row.confirmedAt.toISOString() })),
  });
}
