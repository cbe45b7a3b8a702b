import { formatDetails } from '@bellkey/shared/wording';
import type { TurnContext } from '../../contract/contract.ts';
import { NEAR_DAY } from '../../dialogue/details/near-day.ts';
import { formatItems } from '../../dialogue/formatting/format-items.ts';
import { requestsToCancel, takenBack } from '../../dialogue/history/meant-requests.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { nearDayChoices } from './planned-acts/ask-near-day.ts';
import type { PlannedAct } from './planned-acts/planned-act.ts';

const LABEL_MAX_CHARS = 40;

/** The name of a request on a button, with its time where another one has the same name. */
function labelOf(
  request: TurnContext['openRequests'][number],
  among: TurnContext['openRequests'],
  language: AnswerLanguage,
): string {
  const nameOf = ({ title, quantity }: typeof request) => (quantity ? `${title} x ${quantity}` : title);
  const name = nameOf(request);
  const isAlone = among.every((other) => other === request || nameOf(other) !== name);
  const when = isAlone ? '' : formatDetails(request.details, language);
  return (when ? `${name}, ${when}` : name).slice(0, LABEL_MAX_CHARS);
}

/** The buttons of a question. */
export function choicesFor(acts: readonly PlannedAct[], context: TurnContext, language: AnswerLanguage) {
  const { choices, choiceTexts } = SENTENCES[language];
  const choice = (name: Exclude<keyof typeof choiceTexts, 'cancel'>, items = '') => {
    const text = choiceTexts[name];
    return { label: choices[name], text: typeof text === 'string' ? text : text({ items }) };
  };
  for (const act of acts) {
    if (act.kind === 'confirm') {
      const items = formatItems(act.item, act.quantity ?? null, language);
      const { nature } = SERVICES[act.item];
      if (nature === 'fix') return [choice('report', items), choice('question', items), choice('no')];
      return nature === 'deliver'
        ? [choice('yes', items), choice('no')]
        : [choice('request', items), choice('question', items)];
    }
    if (act.kind === 'which-service') {
      return act.services.map(({ title }) => ({ label: title, text: choiceTexts.request({ items: title }) }));
    }
    if (act.kind === 'own' && act.does === 'confirm') {
      const items = act.service.title;
      if (act.service.kind === 'fix') return [choice('report', items), choice('no')];
      return [choice('request', items), choice('no')];
    }
    if (act.kind === 'choose-between') {
      return act.items.map((item) => {
        const name = formatItems(item, null, language);
        const { nature } = SERVICES[item];
        const does = nature === 'fix' ? 'report' : nature === 'deliver' ? 'yes' : 'request';
        return { label: name, text: choice(does, name).text };
      });
    }
    if (act.kind === 'cancel-first') {
      return [{ label: choices.cancel, text: choiceTexts.cancel({ no: act.no }) }, choice('no')];
    }
    if (act.kind === 'decline') {
      const [open] = takenBack(act.item, context);
      if (open) return [{ label: choices.cancel, text: choiceTexts.cancel({ no: open.no }) }, choice('no')];
    }
    if (act.kind === 'cancel' && act.no === null) {
      const meant = requestsToCancel(act, context);
      if (meant.length > 1) {
        return meant.slice(0, 5).map((request) => ({
          label: labelOf(request, meant, language),
          text: choiceTexts.cancel({ no: request.no }),
        }));
      }
    }
    if ('missing' in act && act.missing[0] === NEAR_DAY) return nearDayChoices(context, language);
    if (act.kind === 'request' && act.missing[0] === 'quantity') {
      return ['1', '2', '3', '4'].map((label) => ({ label, text: label }));
    }
  }
  return null;
}
