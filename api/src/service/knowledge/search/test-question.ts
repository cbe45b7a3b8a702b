import { createConcierge } from '@bellkey/concierge';
import type { TurnContext, TurnPorts } from '@bellkey/concierge/contract';
import type { OperationOutput } from '@bellkey/shared/api';
import type { PropertyScope } from '../../../platform/database/property-scope.ts';
import { loadOfferedServices } from '../../../property/properties/offered-services.ts';
import { loadProperty } from '../../../property/properties/property-summary.ts';
import { findHits, MAX_FACTS, searchKnowledge } from './search-knowledge.ts';
import { loadSynonyms } from './synonyms.ts';

type TestResult = OperationOutput<'POST /api/staff/knowledge-test'>;
type PlaceKind = TurnContext['place']['kind'];

const NOT_HERE = { ok: false, error: { code: 'only-a-test', detail: 'Nothing is done in a test.' } } as const;

/** The embedded engine by itself: its answer does not depend on an endpoint. */
const embedded = createConcierge({});

/** Runs a question as a guest's, without effects: returns the hits, with scores, and the answer. */
export async function testQuestion(
  scope: PropertyScope,
  { question, place }: { question: string; place: PlaceKind },
): Promise<TestResult> {
  const hits = await findHits(scope, question, place, await loadSynonyms(scope));
  const ports: TurnPorts = {
    searchKnowledge: async (query) => (await searchKnowledge(scope, query, place)).facts,
    createRequest: async () => NOT_HERE,
    cancelRequest: async () => NOT_HERE,
    changeCart: async () => NOT_HERE,
    show: () => undefined,
  };
  const context: TurnContext = {
    turnId: 'test',
    property: await loadProperty(scope),
    place: { id: 'test', label: 'Test', kind: place },
    assurance: 'L1',
    history: [{ from: 'guest', text: question, at: scope.now }],
    openRequests: [],
    services: await loadOfferedServices(scope),
    now: scope.now,
    mode: 'auto',
    remote: { kind: 'none', because: null },
  };
  const result = await embedded(context, ports, new AbortController().signal);
  return {
    hits: hits.slice(0, MAX_FACTS * 2).map(({ row, score, text, stale }) => ({
      entryId: row.id,
      title: row.title,
      score: Math.round(Math.min(score, 1000) * 100) / 100,
      passage: text.en ?? Object.values(text)[0] ?? '',
      stale,
    })),
    answer: result.reply,
    handoff: result.handoff?.reason ?? null,
    sources: result.parts.flatMap((part) =>
      part.kind === 'source' ? [{ id: part.source.id, title: part.source.title }] : [],
    ),
  };
}
