import { normalise } from '../../language/text/normalise.ts';
import { ANSWER_LISTS, ANSWER_WORDS } from './answer-words.ts';
import type { Flaw, Ground } from './grounding.ts';
import { legible } from './legible.ts';

/** A subject and a statement about it: `Mortimer will …`. */
const OPENING = new RegExp(`^[^\\p{L}]*(?<subject>\\p{L}[\\p{L}'-]*) (?:${ANSWER_WORDS.statements}) `, 'u');

const GENERAL: ReadonlySet<string> = new Set(ANSWER_LISTS.generalSubjects);

/** The subject of a sentence without evidence; `unsupportedName` checks names in the middle. */
export function unsupportedOpening(answer: string, { evidence, guest }: Ground): Flaw | null {
  const subject = OPENING.exec(normalise(legible(answer)))?.groups?.subject;
  if (!subject || GENERAL.has(subject)) return null;
  return normalise([...evidence, guest].join('\n')).includes(subject)
    ? null
    : { kind: 'name', what: subject };
}
