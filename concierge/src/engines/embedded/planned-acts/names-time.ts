import type { TurnContext } from '../../../contract/contract.ts';
import { findServices } from '../../../language/lexicon/find-services.ts';
import type { LexiconKey } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { parseTimes } from '../../../language/times/parse-times.ts';
import { cuesIn } from '../../../understanding/cues/cues.ts';
import { offeredFor } from '../../../understanding/services/requested-service.ts';
import { slotKind } from '../../../understanding/services/slots.ts';

/**
 * Whether a statement names something that guests book for a time, and a clock time. Then it is a wish, though it has
 * no verb of wishing: `Dinner on Wednesday, half past seven, just my wife and I`.
 */
export function namesTime(
  item: LexiconKey,
  text: string,
  context: TurnContext,
  language: AnswerLanguage,
): boolean {
  const service = offeredFor(item, context.services);
  const isTimed = service?.requiredSlots.some((slot) => slotKind(slot) === 'time') ?? false;
  const said = normalise(text);
  const cues = cuesIn(said, language);
  const asks =
    text.includes('?') ||
    (['ask', 'price', 'time', 'cancel', 'negative'] as const).some((cue) => cues.has(cue));
  if (!isTimed || asks) return false;
  const times = parseTimes(text, { now: context.now, timeZone: context.property.timeZone });
  const isOnly = times.filter(({ times: clock }) => clock.length > 0).length === 1;
  return isOnly && findServices(said, language).some((found) => found.service === item);
}
