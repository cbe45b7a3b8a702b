import { z } from 'zod';
import type { TurnContext, TurnResult } from '../../contract/contract.ts';
import { loadAnswerData } from '../../data/answer-data.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';

/**
 * After this many answers without a resolution the concierge offers the guest a person, and again after as many more.
 */
export const TURN_CAP = 12;

const lists = Object.values(
  loadAnswerData(
    'agreement',
    z.strictObject({ first: z.array(z.string().min(1)), after: z.array(z.string().min(1)) }),
  ),
);
/** A message that only agrees: a first word, optionally followed by similar ones. */
const AGREES = new RegExp(
  `^(?:${lists.flatMap(({ first }) => first).join('|')})(?:[ ,.!]+(?:${lists.flatMap(({ after }) => after).join('|')}))*[ .!]*$`,
  'u',
);

function reachesTurnCap(context: TurnContext): boolean {
  const answers = context.history.filter(({ from }) => from === 'ai').length + 1;
  return answers % TURN_CAP === 0;
}

/** Adds the offer of a person to an answer at the turn cap. */
export function offeringPerson(
  result: TurnResult,
  context: TurnContext,
  language: AnswerLanguage,
): TurnResult {
  if (result.handoff || !result.reply || !reachesTurnCap(context)) return result;
  const { offerPerson, choices, choiceTexts } = SENTENCES[language];
  const person = { label: choices.person, text: choiceTexts.person };
  const others = result.parts.filter((part) => part.kind !== 'choices');
  const open = result.parts.flatMap((part) => (part.kind === 'choices' ? part.choices : []));
  const kept = open.filter(({ text }) => text !== person.text);
  return {
    ...result,
    reply: open.length > kept.length ? result.reply : `${result.reply} ${offerPerson}`,
    parts: [...others, { kind: 'choices', choices: [...kept, person] }],
  };
}

/** Whether the guest accepts the person that the concierge has just offered. */
export function acceptsPerson(context: TurnContext, language: AnswerLanguage): boolean {
  const [offer, answer] = context.history.slice(-2);
  if (offer?.from !== 'ai' || answer?.from !== 'guest') return false;
  const { offerPerson, unknown, unknownFact } = SENTENCES[language];
  const offered = [offerPerson, unknown, unknownFact].some((sentence) => offer.text.includes(sentence));
  return offered && AGREES.test(normalise(answer.text));
}
