import { formatDetails } from '@bellkey/shared/wording';
import type { TurnContext } from '../../contract/contract.ts';
import { formatItems } from '../../dialogue/formatting/format-items.ts';
import { formatMoment } from '../../dialogue/formatting/format-moment.ts';
import { formatPlace } from '../../dialogue/formatting/format-place.ts';
import { guestLine } from '../../dialogue/history/guest-line.ts';
import { meantRequests, requestsToCancel, takenBack } from '../../dialogue/history/meant-requests.ts';
import { askFor, askForSlot } from '../../dialogue/history/pending-question.ts';
import { FOOD_SENTENCES } from '../../dialogue/sentences/food-sentences.ts';
import { withOneOpener } from '../../dialogue/sentences/one-opener.ts';
import { SENTENCES } from '../../dialogue/sentences/sentences.ts';
import { workMessage } from '../../dialogue/sentences/work-message.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { RequestResult } from '../../policy/actions/tool-results.ts';
import { PERSON_WANTED } from '../../policy/topics/person-wanted.ts';
import { isAsked } from '../../understanding/message/is-asked.ts';
import type { SmallTalkTopic } from '../../understanding/message/small-talk.ts';
import { type FactAnswer, factAnswer, factInstead, supposedAnswer } from './fact-answer.ts';
import { failedBefore } from './failed-before.ts';
import { foodAnswer } from './food-answer.ts';
import { ownAnswer } from './own-answer.ts';
import type { PlannedAct } from './planned-act.ts';
import { nameOf as nameOfSubject } from './subject-acts.ts';

/** The embedded engine's reply, and the reason for a handoff if there should be one. */
export interface Answer {
  text: string;
  /** Nothing useful could be said; the guest is offered a person. */
  failed: boolean;
  /** The reply is close to the question without answering it. */
  near?: true;
  /** Titles of facts that the guest may choose to be told, where it is not sure what they ask; there may be none. */
  titles?: readonly string[];
  handoff: string | null;
}

interface Situation {
  context: TurnContext;
  language: AnswerLanguage;
  /** Results of tool calls by their id. */
  results: ReadonlyMap<string, unknown>;
}

const said = (text: string): Answer => ({ text, failed: false, handoff: null });
const person = (text: string, reason: string): Answer => ({ text, failed: false, handoff: reason });
const failed = (text: string): Answer => ({ text, failed: true, handoff: null });

/** An item that already starts a sentence or list keeps its wording; an earlier request is named by its title. */
function nameOf(
  request: { service: string; title: string; quantity: number | null },
  language: AnswerLanguage,
): string {
  const key = request.service in SERVICES ? (request.service as LexiconKey) : null;
  return key ? formatItems(key, request.quantity, language) : request.title;
}

function requestAnswer(
  act: Extract<PlannedAct, { kind: 'request' }>,
  result: unknown,
  situation: Situation,
): Answer {
  const { context, language } = situation;
  const sentences = SENTENCES[language];
  const plain = formatItems(act.item, act.quantity, language);
  if (!act.service)
    return {
      text: sentences.refused.notOffered({ items: plain }),
      failed: false,
      handoff: 'not-offered',
    };
  const [missing] = act.missing;
  if (missing) return said(askForSlot(act.item, missing, language));
  const made = RequestResult.safeParse(result);
  if (!made.success || made.data.outcome === 'refused') {
    const over = made.success && made.data.reason === 'over-limit';
    const text = (over ? sentences.refused.tooMany : sentences.refused.other)({ items: plain });
    return { text, failed: false, handoff: over ? 'quantity' : `refused:${made.data?.reason ?? 'error'}` };
  }
  const { department = '', place: label = context.place.label, by, when, asSaid } = made.data;
  const places = formatPlace(label, language);
  if (act.told) return said(sentences.told[act.told]({ department }));
  if (asSaid && !act.amends)
    return said(sentences.requestedAsSaid({ department, items: plain, ...places, when: when ?? '' }));
  const items = when ? `${plain} (${when})` : plain;
  if (act.amends) return said(sentences.amended({ department, items }));
  const { nature } = SERVICES[act.item];
  const requested = sentences.requested[nature === 'inform' ? 'book' : nature];
  if (!by) return said(requested.open({ department, items, ...places }));
  const work =
    act.quantity === null || act.quantity === 1
      ? workMessage(act.service.key, { department, time: by }, context, language)
      : null;
  return said(work ?? requested.by({ department, items, ...places, time: by }));
}

function statusAnswer(
  act: Extract<PlannedAct, { kind: 'status' }>,
  { context, language }: Situation,
): Answer {
  const { status } = SENTENCES[language];
  const meant = meantRequests(act, context);
  if (meant.length === 0) return said(status.none);
  const lines = meant.slice(0, 3).map((request) => {
    const due = request.promisedAt ? new Date(request.promisedAt) : null;
    const when = formatDetails(request.details, language);
    const items = [nameOf(request, language), ...(when ? [`(${when})`] : [])].join(' ');
    const department = request.department.name;
    if (due === null) return status.open({ items, department });
    const time = formatMoment(due, context, language);
    return due < context.now ? status.late({ items, time }) : status.promised({ items, department, time });
  });
  return said(lines.join(' '));
}

function cancelAnswer(
  act: Extract<PlannedAct, { kind: 'cancel' }>,
  result: unknown,
  { context, language }: Situation,
): Answer {
  const { cancel } = SENTENCES[language];
  const [only, ...others] = requestsToCancel(act, context);
  if (!only) return said(cancel.none);
  if (others.length > 0) return said(cancel.which);
  const done = RequestResult.safeParse(result);
  const items = nameOf(only, language);
  if (done.success && done.data.outcome === 'done') return said(cancel.done({ items }));
  return { text: cancel.refused({ items }), failed: false, handoff: 'cancel-refused' };
}

/** The confirmation question for a cancellation. */
export function askToCancel(no: number, context: TurnContext, language: AnswerLanguage): string {
  const request = context.openRequests.find((open) => open.no === no);
  const items = request ? nameOf(request, language) : '';
  return SENTENCES[language].declinedOpen({ items, no });
}

/** What is refused is not requested; an earlier request for it is not cancelled without a word. */
export function declinedMessage(item: LexiconKey, context: TurnContext, language: AnswerLanguage): string {
  const { declined, declinedOpen } = SENTENCES[language];
  const [open] = takenBack(item, context);
  return open
    ? declinedOpen({ items: formatItems(item, open.quantity, language), no: open.no })
    : declined({ items: formatItems(item, null, language) });
}

function smallTalk(topic: SmallTalkTopic, { context, language }: Situation): string {
  const message = SENTENCES[language].smallTalk[topic];
  return typeof message === 'string' ? message : message({ property: context.property.name });
}

/**
 * What is said to a question by the facts. Who was asked to choose, or told that something is not known, just before is
 * not asked to choose again.
 */
function answerOfFacts(
  { text, answers, titles = [] }: FactAnswer,
  { context, language }: Situation,
  otherwise: string = SENTENCES[language].unknownFact,
): Answer {
  if (answers === 'yes') return said(text);
  if (answers === 'near') return { ...failed(text), near: true };
  if (answers === 'choose' && !failedBefore(context, language)) return { ...said(text), titles };
  return failed(answers === 'choose' ? otherwise : text);
}

function answerTo(act: PlannedAct, result: unknown, situation: Situation): Answer {
  const { context, language } = situation;
  const sentences = SENTENCES[language];
  const values = (item: LexiconKey) => ({
    items: formatItems(item, null, language),
    ...formatPlace(context.place.label, language),
  });
  switch (act.kind) {
    case 'request':
      return requestAnswer(act, result, situation);
    case 'ask': {
      return answerOfFacts(factAnswer(act.query, result, guestLine(context), language), situation);
    }
    case 'status':
      return statusAnswer(act, situation);
    case 'cancel':
      return cancelAnswer(act, result, situation);
    case 'decline':
      return said(declinedMessage(act.item, context, language));
    case 'confirm': {
      const { nature } = SERVICES[act.item];
      const { confirm } = sentences;
      const ask = nature === 'deliver' || nature === 'fix' ? confirm[nature] : confirm.book;
      return said(ask({ ...values(act.item), items: formatItems(act.item, act.quantity ?? null, language) }));
    }
    case 'cancel-first':
      return said(askToCancel(act.no, context, language));
    case 'acknowledge':
      return said(sentences.acknowledged);
    case 'kept':
      return said(sentences.smallTalk.no);
    case 'dropped':
      return said(sentences.declined({ items: act.items }));
    case 'resume':
      return said(askFor(nameOfSubject(act.form.subject, context, language), act.form.slot, language));
    case 'food': {
      const text = foodAnswer(act.food, result, context, language);
      return text === null
        ? { text: FOOD_SENTENCES[language].refused, failed: false, handoff: 'order-refused' }
        : said(text);
    }
    case 'own':
      return { failed: false, ...ownAnswer(act, result, context, language) };
    case 'which-service':
      return said(sentences.offered.which({ items: act.services.map(({ title }) => title).join(', ') }));
    case 'small-talk':
      return said(smallTalk(act.topic, situation));
    case 'tell':
      return act.told === 'allergy'
        ? person(sentences.handoff['restricted:allergy'], 'restricted:allergy')
        : person('', 'guest-told');
    case 'complain':
      return person(sentences.handoff['restricted:complaint'], 'restricted:complaint');
    case 'person':
      return person('', PERSON_WANTED.reason);
    case 'off-topic':
      return said(sentences.offTopic);
    case 'follow':
      return said(sentences.followWhat);
    case 'meant-what':
      return said(sentences.meantWhat);
    case 'choose-between':
      return said(
        sentences.chooseBetween({
          items: act.items.map((item) => formatItems(item, null, language)).join(', '),
        }),
      );
    case 'unknown': {
      const line = guestLine(context);
      const choice = isAsked(line) ? supposedAnswer(line, result, language) : null;
      return choice ? answerOfFacts(choice, situation, sentences.unknown) : failed(sentences.unknown);
    }
  }
}

/** The reply to an act, after the fact that answers the line if the act was only assumed. */
function answerOrFact(act: PlannedAct, result: unknown, situation: Situation): Answer {
  const { context, language } = situation;
  const fact = factInstead(act, result, guestLine(context), context, language);
  if (fact?.alone) return said(fact.text);
  const answer = answerTo(act, result, situation);
  return fact === null ? answer : { ...answer, text: `${fact.text} ${answer.text}` };
}

/** One answer for all acts of a message, without repeated sentences. */
export function composeAnswer(acts: readonly PlannedAct[], situation: Situation): Answer {
  const answers = acts.map((act, index) =>
    answerOrFact(act, situation.results.get(`act-${index}`), situation),
  );
  const texts = withOneOpener(
    [...new Set(answers.map((answer) => answer.text).filter(Boolean))],
    situation.language,
  );
  return {
    text: texts.join(' '),
    failed: answers.every((answer) => answer.failed),
    ...(answers.some((answer) => answer.near) && { near: true }),
    ...(answers.some(({ titles }) => titles) && { titles: answers.flatMap(({ titles = [] }) => titles) }),
    handoff: answers.find((answer) => answer.handoff)?.handoff ?? null,
  };
}
