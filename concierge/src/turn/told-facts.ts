import type { KnownFact } from '../contract/contract.ts';
import { toldFacts } from '../engines/embedded/answering/relevant-facts.ts';
import { factForEngine } from '../engines/tools/concierge-tools.ts';
import type { Turn } from './answer-turn.ts';

const QUERY_MAX_CHARS = 200;

/** The facts of the property that answer a line, searched without an engine; they become sources of the answer. */
export async function searchToldFacts({ ports, ledger, language }: Turn, line: string): Promise<KnownFact[]> {
  const query = line.slice(0, QUERY_MAX_CHARS);
  const facts = await ports.searchKnowledge(query);
  ledger.searched = true;
  ledger.record('search_knowledge', { query }, 'done');
  const known = facts.map((fact) => factForEngine(fact, language));
  const told = toldFacts(line, known, language).told.flatMap(
    ({ id }) => facts.find(({ source }) => source.id === id) ?? [],
  );
  for (const fact of told) ledger.facts.set(fact.source.id, fact);
  return told;
}
