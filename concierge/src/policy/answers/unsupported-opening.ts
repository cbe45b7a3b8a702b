import { normalise } from '../../language/text/normalise.ts';
import type { Flaw, Ground } from './grounding.ts';
import { legible } from './legible.ts';

/** A subject and a statement about it: `Mortimer will …`. */
const OPENING =
  /^[^\p{L}]*(?<subject>\p{L}[\p{L}'-]*) (?:will|is|was|has|had|would|can|checked|told|says|said|knows|likes|costs|opens|closes|starts|ends|vai|esta|e|foi|tem|custa|abre|fecha|va|es|fue|tiene|cuesta|abre|cierra) /u;

/** Pronouns, and words without a referent. */
const GENERAL: ReadonlySet<string> = new Set(
  "i it it's this that there here he she they we you who what where when how which everything something nothing anything all both one each some many most sorry yes no now today tomorrow tonight please welcome isto isso aquilo ele ela eles elas nos eu voce tudo nada algo quem que onde quando como qual hoje amanha sim nao esto eso ello el ella ellos nosotros yo usted todo nada algo quien donde cuando cual hoy manana si".split(
    ' ',
  ),
);

/** The subject of a sentence without evidence; `unsupportedName` checks names in the middle. */
export function unsupportedOpening(answer: string, { evidence, guest }: Ground): Flaw | null {
  const subject = OPENING.exec(normalise(legible(answer)))?.groups?.subject;
  if (!subject || GENERAL.has(subject)) return null;
  return normalise([...evidence, guest].join('\n')).includes(subject)
    ? null
    : { kind: 'name', what: subject };
}
