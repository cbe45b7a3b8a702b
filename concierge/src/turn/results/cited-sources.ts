import type { MessagePart } from '@bellkey/shared/api';
import type { KnownFact } from '../../contract/contract.ts';
import { normalise } from '../../language/text/normalise.ts';

const DISTINCTIVE_CHARS = 4;

/** Whether an answer is based on a fact: it contains the fact's text, or a value that only this fact has. */
function rests(answer: string, fact: KnownFact): boolean {
  const said = normalise(answer);
  if (Object.values(fact.text).some((text) => text && said.includes(normalise(text)))) return true;
  return Object.values(fact.values).some(
    (value) => value.length >= DISTINCTIVE_CHARS && said.includes(normalise(value)),
  );
}

/** The receipts of an answer: a source part for each fact that it is based on. */
export function citedSources(answer: string, facts: Iterable<KnownFact>): MessagePart[] {
  return [...facts]
    .filter((fact) => rests(answer, fact))
    .map((fact) => ({ kind: 'source', source: fact.source }));
}
