import { z } from 'zod';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import type { Flaw } from './grounding.ts';
import { legible } from './legible.ts';

const List = z.array(z.string().min(1)).min(1);

const AnswerClaims = z.strictObject({
  /** That something was, is being or will be done for the guest. */
  done: List,
  /** What a language model never says, whatever it rests on, by topic. */
  forbidden: z.record(z.string(), List),
  /** What has to be in a fact or a tool's result, in any words of the same list. */
  supported: z.record(z.string(), List),
});

const claims = loadAnswerData('answer-claims', AnswerClaims);

const byTopic = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lists).map(([topic, list]) => ({ topic, pattern: wholeWords(list) }));

const compiled = byAnswerLanguage((language) => {
  const { done, forbidden, supported } = claims[language];
  return { done: wholeWords(done), forbidden: byTopic(forbidden), supported: byTopic(supported) };
});

/** A question that asks the guest something: `What time should I set?` says of nothing that it is done. */
const ASKS =
  /^[^\p{L}]*(?:what|which|when|where|how|who|shall|should|may|can|could|would|do|does|que|qual|quando|quantos?|onde|quer|querem|posso|devo|deseja|prefere|a que|cual|cuando|cuantos?|donde|quiere|quieren|puedo|debo|desea|prefiere|le gustaria)(?!\p{L})[^.!]*\?[^\p{L}\p{N}]*$/u;

/** Whether a sentence says that something is done for the guest: what was done, the server says (decision 0430). */
export function saysDone(sentence: string, language: AnswerLanguage): boolean {
  const said = normalise(legible(sentence));
  return !ASKS.test(said) && compiled[language].done.test(said);
}

/**
 * What a sentence says that a language model may not say: of itself, health, allergies, law, money, other guests, danger,
 * or something that needs a fact and has none.
 *
 * @param evidence facts and tool results of the turn
 */
export function unsupportedClaim(
  sentence: string,
  evidence: readonly string[],
  language: AnswerLanguage,
): Flaw | null {
  const said = normalise(legible(sentence));
  const { forbidden, supported } = compiled[language];
  for (const { topic, pattern } of forbidden) {
    const what = pattern.exec(said)?.[0];
    if (what !== undefined) return { kind: 'topic', what: `${topic}: ${what}` };
  }
  const known = normalise(evidence.join('\n'));
  for (const { topic, pattern } of supported) {
    const what = pattern.exec(said)?.[0];
    const isBorne =
      what === undefined ||
      known.includes(what) ||
      ANSWER_LANGUAGES.some((other) => {
        const same = compiled[other].supported.find((list) => list.topic === topic);
        return topic !== 'days' && topic !== 'floor' && same?.pattern.test(known);
      });
    if (!isBorne) return { kind: 'claim', what: `${topic}: ${what}` };
  }
  return null;
}
