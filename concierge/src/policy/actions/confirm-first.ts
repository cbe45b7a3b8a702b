import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import { formatItems } from '../../dialogue/formatting/format-items.ts';
import { formatPlace } from '../../dialogue/formatting/format-place.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/** A confirmation question with its buttons; nothing is done before the guest agrees. */
export interface ConfirmFirst {
  question: string;
  choices: Array<{ label: string; text: string }>;
}

/** Display name of a service: from the lexicon, otherwise its title. */
export function nameService(
  { key, title }: Pick<OfferedService, 'key' | 'title'>,
  quantity: number | null,
  language: AnswerLanguage,
): string {
  const item = (Object.keys(SERVICES) as LexiconKey[]).find((name) => SERVICES[name].keys[0] === key);
  if (item) return formatItems(item, quantity, language);
  const name = textIn(language, title);
  return quantity !== null && quantity > 1 ? `${quantity} × ${name}` : name;
}

/** Asks the guest to confirm a request. */
export function confirmRequest(
  service: OfferedService,
  quantity: number | null,
  { place }: Pick<TurnContext, 'place'>,
  language: AnswerLanguage,
): ConfirmFirst {
  const { confirm, choices, choiceTexts } = SENTENCES[language];
  const items = nameService(service, quantity, language);
  const no = { label: choices.no, text: choiceTexts.no };
  if (service.kind === 'deliver') {
    const yes = { label: choices.yes, text: choiceTexts.yes({ items }) };
    return {
      question: confirm.deliver({ items, ...formatPlace(place.label, language) }),
      choices: [yes, no],
    };
  }
  if (service.kind === 'fix') {
    const report = { label: choices.report, text: choiceTexts.report({ items }) };
    return { question: confirm.fix({ items, ...formatPlace(place.label, language) }), choices: [report, no] };
  }
  const request = { label: choices.request, text: choiceTexts.request({ items }) };
  return { question: confirm.book({ items }), choices: [request, no] };
}

/** Asks the guest to confirm a cancellation. */
export function confirmCancel(
  request: TurnContext['openRequests'][number],
  language: AnswerLanguage,
): ConfirmFirst {
  const { declinedOpen, choices, choiceTexts } = SENTENCES[language];
  const { no, service: key, title, quantity } = request;
  return {
    question: declinedOpen({ items: nameService({ key, title }, quantity, language), no }),
    choices: [
      { label: choices.cancel, text: choiceTexts.cancel({ no }) },
      { label: choices.no, text: choiceTexts.no },
    ],
  };
}

/** Whether the guest has just agreed to this question. */
export function hasAgreed({ question }: ConfirmFirst, context: TurnContext, agrees: boolean): boolean {
  const last = context.history.at(-2);
  return agrees && last?.from === 'ai' && last.text.includes(question);
}
