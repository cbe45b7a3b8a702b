import type { TurnContext, TurnPorts, TurnResult } from '../../contract/contract.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { EMBEDDED } from '../../engines/embedded/embedded-model.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import type { TurnLedger } from '../../policy/actions/ledger.ts';
import { allergyText } from '../../policy/actions/propose-order.ts';
import { handoffMessage } from '../../policy/people/handoff-message.ts';
import { fetchPerson } from './decided.ts';
import { resultOf } from './turn-result.ts';
/**
 * Adds the fixed sentence on allergies to every answer to a guest who mentions one, whatever the result of the order,
 * and to every answer about an order with one (docs/product.md#restaurant-chat).
 */
export function withAllergySentence(
  result: TurnResult,
  mentioned: boolean,
  ledger: TurnLedger,
  language: AnswerLanguage,
): TurnResult {
  const sentence = SENTENCES[language].handoff['restricted:allergy'];
  if (!(mentioned || ledger.cart?.allergy) || !result.reply || !sentence || result.reply.includes(sentence))
    return result;
  return { ...result, reply: `${result.reply} ${sentence}` };
}

/** Adds an allergy that the guest mentions to their open cart. Certifies nothing. */
export async function tagOrder(
  context: TurnContext,
  ports: TurnPorts,
  ledger: TurnLedger,
  language: AnswerLanguage,
): Promise<TurnResult> {
  const tagged = await ports.changeCart([], allergyText(context));
  if (!tagged.ok) return fetchPerson(context, 'restricted:allergy', language);
  ledger.cart = tagged.value;
  ledger.record('propose_order', { allergy: true }, 'done');
  return resultOf(
    { text: handoffMessage('restricted:allergy', language) ?? '', engine: EMBEDDED },
    ledger,
    language,
  );
}
