import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import type { TurnContext } from '../../../contract/contract.ts';
import { formatWithNote } from '../../../dialogue/formatting/format-items.ts';
import { formatPlace } from '../../../dialogue/formatting/format-place.ts';
import { confirmQuestion } from '../../../dialogue/history/pending-own-question.ts';
import { askFor } from '../../../dialogue/history/pending-question.ts';
import { SENTENCES } from '../../../dialogue/sentences/sentences.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { KnowledgeResult, RequestResult } from '../../../policy/actions/tool-results.ts';
import type { OwnAct } from '../planned-acts/planned-act.ts';
import { refusedRequest } from './refused-request.ts';
import { relevantFacts } from './relevant-facts.ts';

const NATURES = {
  deliver: 'deliver',
  // Without the service's name: a property may call it `Repair`, which is not a broken thing.
  fix: 'fixOwn',
  book: 'book',
  inform: 'book',
  approve: 'approve',
  emergency: 'free',
} as const;

function requested(act: OwnAct, result: unknown, context: TurnContext, language: AnswerLanguage) {
  const sentences = SENTENCES[language];
  const { service, missing, quantity } = act;
  const plain = quantity === null ? service.title : `${quantity} x ${service.title}`;
  const [open] = missing;
  const asked = act.part === undefined ? service.title : formatWithNote(service.title, act.said.slice(0, 1));
  if (open) return { text: askFor(asked, open, language), handoff: null };
  const made = RequestResult.safeParse(result);
  if (!made.success || made.data.outcome === 'refused') {
    return refusedRequest(made.data, plain, language);
  }
  const { place: label = context.place.label, by, when, asSaid } = made.data;
  const department = textIn(language, made.data.department ?? '');
  const places = formatPlace(label, language);
  if (asSaid) {
    const text = sentences.requestedAsSaid({ department, items: plain, ...places, when: when ?? '' });
    return { text, handoff: null };
  }
  const items = when ? `${plain} (${when})` : plain;
  const nature = sentences.requested[NATURES[service.kind]];
  const text = by
    ? nature.by({ department, items, ...places, time: by })
    : nature.open({ department, items, ...places });
  return { text, handoff: null };
}

/** The reply about a service in the property's own words, with the reason if it needs a handoff. */
export function ownAnswer(
  act: OwnAct,
  result: unknown,
  context: TurnContext,
  language: AnswerLanguage,
): { text: string; handoff: string | null } {
  const sentences = SENTENCES[language];
  const service = { ...act.service, title: textIn(language, act.service.title) };
  const items = service.title;
  switch (act.does) {
    case 'request':
      return requested({ ...act, service }, result, context, language);
    case 'ask': {
      const found = KnowledgeResult.safeParse(result);
      const [fact] = found.success ? relevantFacts(act.words, found.data.facts, language) : [];
      return { text: fact?.text ?? confirmQuestion(service, context, language), handoff: null };
    }
    case 'confirm': {
      const named = { ...service, title: formatWithNote(items, act.orders) };
      return { text: confirmQuestion(named, context, language), handoff: null };
    }
    case 'cancel':
      return { text: sentences.cancel.none, handoff: null };
    case 'decline': {
      const open = context.openRequests.find((request) => request.service === service.key);
      const text = open ? sentences.declinedOpen({ items, no: open.no }) : sentences.declined({ items });
      return { text, handoff: null };
    }
  }
}
