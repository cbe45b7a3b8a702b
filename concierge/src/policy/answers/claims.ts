import { z } from 'zod';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { ANSWER_WORDS } from './answer-words.ts';
import type { Flaw } from './grounding.ts';
import { legible } from './legible.ts';

const List = z.array(z.string().min(1)).min(1);

const AnswerClaims = z.strictObject({
  /** Claims that something was, is being or will be done for the guest. */
  done: List,
  /** Topics that a language model never mentions, with or without evidence. */
  forbidden: z.record(z.string(), List),
  /** Claims that need a fact or a tool's result, in any words of the same list. */
  supported: z.record(z.string(), List),
});

const claims = loadAnswerData('answer-claims', AnswerClaims);

const byTopic = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lists).map(([topic, list]) => ({ topic, pattern: wholeWords(list) }));

const compiled = byAnswerLanguage((language) => {
  const { done, forbidden, supported } = claims[language];
  return { done: wholeWords(done), forbidden: byTopic(forbidden), supported: byTopic(supported) };
});

/** A question to the guest: `What time should I set?` claims no action. */
const ASKS = new RegExp(`^[^\\p{L}]*(?:${ANSWER_WORDS.questions})(?!\\p{L})[^.!]*\\?[^\\p{L}\\p{N}]*$`, 'u');

/** Whether a sentence claims an action for the guest: only the server reports actions (decision 0430). */
export function saysDone(sentence: string, language: AnswerLanguage): boolean {
  const said = normalise(legible(sentence));
  return !ASKS.test(said) && compiled[language].done.test(said);
}

/** Topics that need the same word: a fact about Monday supports no claim about Tuesday. */
const EXACT_TOPICS: ReadonlySet<string> = new Set(['days', 'floor']);

/**
 * The first unsupported claim in a sentence of a language model: a forbidden topic, or a claim that needs a fact and
 * has none. Forbidden topics are the model itself, health, allergies, law, money, other guests and danger.
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
    const isSupported =
      what === undefined ||
      known.includes(what) ||
      ANSWER_LANGUAGES.some((other) => {
        const same = compiled[other].supported.find((list) => list.topic === topic);
        return !EXACT_TOPICS.has(topic) && same?.pattern.test(known);
      });
    if (!isSupported) return { kind: 'claim', what: `${topic}: ${what}` };
  }
  return null;
}
