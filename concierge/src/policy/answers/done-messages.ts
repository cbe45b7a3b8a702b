import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import { formatPlace } from '../../dialogue/formatting/format-place.ts';
import { FOOD_SENTENCES } from '../../dialogue/sentences/food-sentences.ts';
import { withOneOpener } from '../../dialogue/sentences/one-opener.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { workMessage } from '../../dialogue/sentences/work-message.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { nameService } from '../actions/confirm-first.ts';
import { formatOrder } from '../actions/format-order.ts';
import type { TurnLedger } from '../actions/ledger.ts';
import type { RequestResult } from '../actions/tool-results.ts';

/** Verbs of a kind of service. */
const MANNERS: Readonly<Record<OfferedService['kind'], 'deliver' | 'fix' | 'book' | 'approve' | 'free'>> = {
  deliver: 'deliver',
  fix: 'fix',
  book: 'book',
  inform: 'book',
  approve: 'approve',
  emergency: 'free',
};

function requestMessage(
  result: RequestResult,
  context: TurnContext,
  language: AnswerLanguage,
): string | null {
  const { service: key, title = '', quantity = null, by, when, asSaid, amends } = result;
  const department = textIn(language, result.department ?? '');
  const offered = context.services.find((service) => service.key === key);
  if (!offered) return null;
  const sentences = SENTENCES[language];
  const places = formatPlace(result.place ?? context.place.label, language);
  const plain = nameService({ key: offered.key, title }, quantity, language);
  if (asSaid && when && !amends)
    return sentences.requestedAsSaid({ department, items: plain, ...places, when });
  const items = when ? `${plain} (${when})` : plain;
  if (amends) return sentences.amended({ department, items });
  const requested = sentences.requested[MANNERS[offered.kind]];
  if (!by) return requested.open({ department, items, ...places });
  const work = workMessage(offered.key, { department, time: by }, context, language);
  return work ?? requested.by({ department, items, ...places, time: by });
}

/** The turn's completed actions in the server's words. Guests read about actions only here. */
export function doneMessages(ledger: TurnLedger, context: TurnContext, language: AnswerLanguage): string[] {
  const requests = [...ledger.writes].flatMap(([key, result]) => {
    if (!key.startsWith('cancel:')) return requestMessage(result, context, language) ?? [];
    const { service = '', title = '', quantity = null } = result;
    return SENTENCES[language].cancel.done({
      items: nameService({ key: service, title }, quantity, language),
    });
  });
  if (!ledger.cart) return withOneOpener(requests, language);
  const { lines = [], total = '' } = formatOrder(ledger.cart, language);
  const { inOrder, confirm, empty } = FOOD_SENTENCES[language];
  const list = lines.map(({ words }) => words).join('; ');
  return [
    ...withOneOpener(requests, language),
    lines.length === 0 ? empty : `${inOrder({ list, total })} ${confirm}`,
  ];
}
