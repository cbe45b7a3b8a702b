import type { KnownFact, TurnContext, TurnResult } from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';
import { formatToldInEnglish, formatWelcome } from '../dialogue/sentences/plain-answers.ts';
import { readWishes } from '../meaning-model/meaning-model.ts';
import { ACT } from '../meaning-model/thresholds.ts';
import { plainQuestion } from '../understanding/property/plain-question.ts';
import { answerTurn, type Turn } from './answer-turn.ts';
import { decided } from './results/decided.ts';
import { resultOf } from './results/turn-result.ts';

/** The turn as if the guest had asked in other words. */
function askedAs(context: TurnContext, text: string): TurnContext {
  const history = context.history.map((line, at) =>
    at === context.history.length - 1 ? { ...line, text } : line,
  );
  return { ...context, history };
}

/** What a fact says to a guest of a language: in it where the property has written it so, else in English. */
function factFor({ text }: KnownFact, found: string): string | null {
  const own = text[found];
  if (own) return own;
  return text.en ? formatToldInEnglish(found, text.en) : null;
}

/**
 * Answers a line in a language that is understood and not answered, where it asks one thing that the property has
 * written down, or only says thanks. Null for any other line, which is a person's.
 *
 * @param found the language of the guest's line
 */
export async function plainQuestions(turn: Turn, found: string): Promise<TurnResult | null> {
  const { context, ledger } = turn;
  const line = guestLine(context);
  const welcome = formatWelcome(found);
  if (welcome === null) return null;
  const wishes = readWishes(line).filter(({ certainty }) => certainty >= ACT.named);
  if (wishes.length > 0 && wishes.every(({ act }) => act === 'thank' || act === 'bye'))
    return decided(welcome, null);
  const question = plainQuestion(line);
  if (question === null) return null;
  const answer = await answerTurn(null, { ...turn, context: askedAs(context, question), language: 'en' });
  if (!answer || ledger.handoff || ledger.requests.length > 0) return null;
  const result = resultOf(answer, ledger, 'en');
  const told = [...ledger.facts.values()].filter(
    ({ text }) => text.en && answer.text.trim() === text.en.trim(),
  );
  const replies = told.flatMap((fact) => factFor(fact, found) ?? []);
  return replies.length > 0 ? { ...result, reply: replies.join(' ') } : null;
}
