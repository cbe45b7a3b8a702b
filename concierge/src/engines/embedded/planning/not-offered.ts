import type { TurnContext } from '../../../contract/contract.ts';
import { type LexiconKey, SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { nearestOffered } from '../../../understanding/property/find-offered.ts';
import { hasOwnWords } from '../../../understanding/property/own-services.ts';
import { doneWith } from '../../../understanding/property/own-wish.ts';
import { type PlannedAct, planRequest } from '../planned-acts/planned-act.ts';
import { ownAct } from './plan-own.ts';

/** Most choices for a guest. */
const MOST_CHOICES = 3;

/**
 * The reply to a line that may mean things which the property does not offer. It does not suggest them: no `Would you
 * like a helicopter?` if there is none. The guest may choose among services with a similar name, or repairs; any other
 * fault goes to a person.
 */
export function notOffered(
  text: string,
  items: readonly LexiconKey[],
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct {
  const words = normalise(text);
  const [fault] = items;
  const mends = items.every((item) => SERVICES[item].nature === 'fix');
  const near = nearestOffered(words, context.services).filter(({ kind }) => !mends || kind === 'fix');
  const mended = context.services.filter(
    (service) => service.active && service.kind === 'fix' && hasOwnWords(service),
  );
  const services = near.length > 0 || !mends ? near : mended;
  const [only] = services;
  if (only && services.length === 1) {
    const isNamed = near.length > 0 && only.kind === 'fix' && hasOwnWords(only);
    const does = isNamed ? doneWith(words, false, only, language) : null;
    return ownAct(does ?? 'confirm', only, [text], language);
  }
  if (services.length > 0 && services.length <= MOST_CHOICES) return { kind: 'which-service', services };
  return mends && fault
    ? planRequest({ kind: 'request', item: fault, quantity: null, words }, context, language)
    : { kind: 'unknown' };
}
