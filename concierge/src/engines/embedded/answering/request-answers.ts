import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import { formatDetails } from '@bellkey/shared/wording';
import type { TurnContext } from '../../../contract/contract.ts';
import { formatItems, formatWithNote } from '../../../dialogue/formatting/format-items.ts';
import { formatMoment } from '../../../dialogue/formatting/format-moment.ts';
import { formatPlace } from '../../../dialogue/formatting/format-place.ts';
import { meantRequests, requestsToCancel, takenBack } from '../../../dialogue/history/meant-requests.ts';
import { askFor, askForSlot } from '../../../dialogue/history/pending-question.ts';
import { SENTENCES } from '../../../dialogue/sentences/sentences.ts';
import { workMessage } from '../../../dialogue/sentences/work-message.ts';
import { type LexiconKey, SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { RequestResult } from '../../../policy/actions/tool-results.ts';
import type { PlannedAct } from '../planned-acts/planned-act.ts';
import { type Answer, type Situation, said } from './answer.ts';
import { refusedRequest } from './refused-request.ts';

/**
 * The name of a request. An item that already starts a sentence or list keeps its wording; an earlier request has its
 * title.
 */
function nameOf(
  request: { service: string; title: string; quantity: number | null },
  language: AnswerLanguage,
): string {
  const key = request.service in SERVICES ? (request.service as LexiconKey) : null;
  return key ? formatItems(key, request.quantity, language) : textIn(language, request.title);
}

/** The outcome of a request, or the question for a missing detail. */
export function requestAnswer(
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
  if (missing && act.part !== undefined)
    return said(askFor(formatWithNote(plain, (act.said ?? [act.words]).slice(0, 1)), missing, language));
  if (missing) return said(askForSlot(act.item, missing, language));
  const made = RequestResult.safeParse(result);
  if (!made.success || made.data.outcome === 'refused') {
    return { ...refusedRequest(made.data, plain, language), failed: false };
  }
  const { place: label = context.place.label, by, when, asSaid } = made.data;
  const department = textIn(language, made.data.department ?? '');
  const places = formatPlace(label, language);
  if (act.told === 'notWanted') {
    const items = formatItems(act.notWanted ?? act.item, null, language);
    return said(sentences.told.notWanted({ department, items }));
  }
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

/** The state of the requests that the guest means. */
export function statusAnswer(
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
    const department = textIn(language, request.department.name);
    if (due === null) return status.open({ items, department });
    const time = formatMoment(due, context, language);
    return due < context.now ? status.late({ items, time }) : status.promised({ items, department, time });
  });
  return said(lines.join(' '));
}

/** The outcome of a cancellation. */
export function cancelAnswer(
  act: Extract<PlannedAct, { kind: 'cancel' }>,
  result: unknown,
  { context, language }: Situation,
): Answer {
  const { cancel } = SENTENCES[language];
  const [only, ...others] = requestsToCancel(act, context);
  if (!only) return said(cancel.none);
  if (others.length > 0) return said(cancel.which);
  const done = RequestResult.safeParse(result);
  // Of several taxis the guest reads which one it is.
  const isOneOfSeveral = context.openRequests.some(
    ({ no, service }) => no !== only.no && service === only.service,
  );
  const when = isOneOfSeveral ? formatDetails(only.details, language) : '';
  const items = when ? `${nameOf(only, language)} (${when})` : nameOf(only, language);
  if (done.success && done.data.outcome === 'done') return said(cancel.done({ items }));
  return { text: cancel.refused({ items }), failed: false, handoff: 'cancel-refused' };
}

/** The confirmation question for a cancellation. */
export function askToCancel(no: number, context: TurnContext, language: AnswerLanguage): string {
  const request = context.openRequests.find((open) => open.no === no);
  const items = request ? nameOf(request, language) : '';
  return SENTENCES[language].declinedOpen({ items, no });
}

/** The reply to a refusal. An earlier request for the thing stays, and the reply mentions it. */
export function declinedMessage(item: LexiconKey, context: TurnContext, language: AnswerLanguage): string {
  const { declined, declinedOpen } = SENTENCES[language];
  const [open] = takenBack(item, context);
  return open
    ? declinedOpen({ items: formatItems(item, open.quantity, language), no: open.no })
    : declined({ items: formatItems(item, null, language) });
}
