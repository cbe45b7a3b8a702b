import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import { formatItems, formatWithNote } from '../../../dialogue/formatting/format-items.ts';
import { formatPlace } from '../../../dialogue/formatting/format-place.ts';
import { guestLine } from '../../../dialogue/history/guest-line.ts';
import { askFor } from '../../../dialogue/history/pending-question.ts';
import { FOOD_SENTENCES } from '../../../dialogue/sentences/food-sentences.ts';
import { withOneOpener } from '../../../dialogue/sentences/one-opener.ts';
import { SENTENCES } from '../../../dialogue/sentences/sentences.ts';
import { type LexiconKey, SERVICES } from '../../../language/lexicon/services.ts';
import { PERSON_WANTED } from '../../../policy/topics/person-wanted.ts';
import { isAsked } from '../../../understanding/message/is-asked.ts';
import type { SmallTalkTopic } from '../../../understanding/message/small-talk.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { nameOf as nameOfSubject } from '../planned-acts/subject-acts.ts';
import { type Answer, failed, person, type Situation, said } from './answer.ts';
import { type FactAnswer, factAnswer, factInstead, supposedAnswer } from './fact-answer.ts';
import { failedBefore } from './failed-before.ts';
import { foodAnswer } from './food-answer.ts';
import { ownAnswer } from './own-answer.ts';
import {
  askToCancel,
  cancelAnswer,
  declinedMessage,
  requestAnswer,
  statusAnswer,
} from './request-answers.ts';

function smallTalk(topic: SmallTalkTopic, { context, language }: Situation): string {
  const message = SENTENCES[language].smallTalk[topic];
  return typeof message === 'string' ? message : message({ property: context.property.name });
}

/**
 * The reply to a question from the facts. If the last answer asked the guest to choose or had no answer, this one does
 * not ask to choose again.
 */
function answerOfFacts(
  { text, answers, titles = [] }: FactAnswer,
  { context, language }: Situation,
  otherwise: string = SENTENCES[language].unknownFact,
): Answer {
  if (answers === 'yes') return said(text);
  if (answers === 'near') return { ...failed(text), near: true };
  if (answers === 'choose' && !failedBefore(context)) return { ...said(text), titles };
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
      const items = formatItems(act.item, act.quantity ?? null, language);
      return said(ask({ ...values(act.item), items: formatWithNote(items, act.orders) }));
    }
    case 'cancel-first':
      return said(askToCancel(act.no, context, language));
    case 'acknowledge':
      return said(sentences.acknowledged);
    case 'kept':
      return said(sentences.smallTalk.no);
    case 'dropped':
      return said(sentences.declined({ items: act.items }));
    case 'resume': {
      const { subject, slot, part, said: lines } = act.form;
      const name = nameOfSubject(subject, context, language);
      return said(
        askFor(part === undefined ? name : formatWithNote(name, lines.slice(0, 1)), slot, language),
      );
    }
    case 'food': {
      const text = foodAnswer(act.food, result, context, language);
      return text === null
        ? { text: FOOD_SENTENCES[language].refused, failed: false, handoff: 'order-refused' }
        : said(text);
    }
    case 'own':
      return { failed: false, ...ownAnswer(act, result, context, language) };
    case 'which-service': {
      const items = act.services.map(({ title }) => textIn(language, title)).join(', ');
      return said(sentences.offered.which({ items }));
    }
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
      const choice = supposedAnswer(line, result, language, isAsked(line));
      return choice ? answerOfFacts(choice, situation, sentences.unknown) : failed(sentences.unknown);
    }
  }
}

/** The reply to an act, after the fact that answers the line if the act was only supposed. */
function answerOrFact(act: PlannedAct, result: unknown, situation: Situation): Answer {
  const { context, language } = situation;
  const fact = factInstead(act, result, guestLine(context), context, language);
  if (fact?.alone) return said(fact.text);
  const answer = answerTo(act, result, situation);
  return fact === null ? answer : { ...answer, text: `${fact.text} ${answer.text}` };
}

/** One answer to all acts of a message, without repeated sentences. */
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
