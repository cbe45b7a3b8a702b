import { type Limit, takeOne } from '../../platform/database/limit-counts.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import type { Handlers } from '../../platform/operations/handlers.ts';
import { done, refused } from '../../platform/outcome/outcome.ts';
import { mayApproveKnowledge, mayProposeKnowledge } from '../../property/staff/permissions.ts';
import { findConflicts, loadTold } from './conflicts/conflicts.ts';
import { loadVersions } from './entries/entry-versions.ts';
import { entryView, loadEntry, loadEntryRows, loadPeople, withoutGuestText } from './entries/entry-view.ts';
import { addEntry, changeEntry, setEntryStatus } from './entries/write-entry.ts';
import { loadGaps, setGapOpen } from './gaps/gap-view.ts';
import { teachGap } from './gaps/teach.ts';
import { importKnowledge } from './import/import-knowledge.ts';
import { loadSynonyms, writeSynonyms } from './search/synonyms.ts';
import { testQuestion } from './search/test-question.ts';

/** Each is a whole turn in the process that answers everyone; people try a few a minute. */
const TESTED_QUESTIONS: Limit = { name: 'tested-questions', allowed: 60, windowMs: 60_000 };

/** The assistant's knowledge: staff propose, managers and owners approve. */
export function knowledgeRoutes(
  store: Store,
): Pick<
  Handlers,
  | 'GET /api/staff/knowledge'
  | 'POST /api/staff/knowledge'
  | 'PUT /api/staff/knowledge/{id}'
  | 'POST /api/staff/knowledge/{id}/status'
  | 'GET /api/staff/knowledge/{id}/versions'
  | 'PUT /api/staff/knowledge-synonyms'
  | 'GET /api/staff/knowledge-gaps'
  | 'POST /api/staff/knowledge-gaps/{id}/teach'
  | 'POST /api/staff/knowledge-gaps/{id}/dismiss'
  | 'GET /api/staff/knowledge-conflicts'
  | 'POST /api/staff/knowledge-test'
  | 'POST /api/staff/knowledge-import'
> {
  return {
    'GET /api/staff/knowledge': async ({ scope, staff }) => {
      const [rows, synonyms, people] = await Promise.all([
        loadEntryRows(scope),
        loadSynonyms(scope),
        loadPeople(scope),
      ]);
      return done({
        entries: rows.map((row) => withoutGuestText(entryView(row, people, scope.now), staff)),
        synonyms,
        people: [...people],
        may: { propose: mayProposeKnowledge(staff), approve: mayApproveKnowledge(staff) },
      });
    },
    'POST /api/staff/knowledge': ({ scope, staff, body }) => addEntry(scope, staff, body),
    'PUT /api/staff/knowledge/{id}': ({ scope, staff, params, body }) =>
      changeEntry(scope, staff, params.id, body),
    'POST /api/staff/knowledge/{id}/status': async ({ scope, staff, params, body }) =>
      setEntryStatus(scope, staff, params.id, body),
    'GET /api/staff/knowledge/{id}/versions': async ({ scope, params }) => {
      const [versions, entry] = await Promise.all([
        loadVersions(scope, params.id),
        loadEntry(scope, params.id),
      ]);
      if (versions.length === 0 && !entry) return refused('not-found');
      return done({ versions });
    },
    'PUT /api/staff/knowledge-synonyms': async ({ scope, body }) =>
      done({ synonyms: writeSynonyms(scope, body.groups) }),
    'GET /api/staff/knowledge-gaps': async ({ scope, staff, query }) =>
      done({ gaps: await loadGaps(scope, staff, query.status) }),
    'POST /api/staff/knowledge-gaps/{id}/teach': ({ scope, staff, params, body }) =>
      teachGap(scope, staff, params.id, body),
    'POST /api/staff/knowledge-gaps/{id}/dismiss': ({ scope, staff, params, body }) =>
      setGapOpen(scope, staff, params.id, body.open),
    'GET /api/staff/knowledge-conflicts': async ({ query }) => {
      const told = await store.inProperty(query.property, async (scope) => done(await loadTold(scope)));
      if (!told.ok) return told;
      // No transaction stays open while texts are compared.
      const { conflicts, ended } = await findConflicts(told.value);
      return done({ conflicts, more: ended });
    },
    'POST /api/staff/knowledge-test': async ({ scope, body }) => {
      const wait = await takeOne(scope.db, TESTED_QUESTIONS, scope.propertyId, scope.now);
      if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
      return done(await testQuestion(scope, body));
    },
    'POST /api/staff/knowledge-import': ({ scope, staff, body }) => importKnowledge(scope, staff, body),
  };
}
