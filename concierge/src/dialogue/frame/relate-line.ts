import type { TurnContext } from '../../contract/contract.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { findSaidTimes } from '../../language/times/find-said-times.ts';
import { timeWordsIn } from '../../language/times/time-words-in.ts';
import type { Act } from '../../understanding/message/acts.ts';
import { ownWishes } from '../../understanding/message/own-wishes.ts';
import { slotKind, slotValue } from '../../understanding/services/slots.ts';
import type { DialogueFrame, Form, Subject } from './dialogue-frame.ts';
import { afterAgreeing, type Move } from './read-move.ts';
import type { LineRelation } from './transitions.ts';
import { isMeantBy, meantAmong } from './which-request.ts';

/** A line with its acts, without context. */
export interface ReadLine {
  text: string;
  acts: readonly Act[];
  move: Move | null;
}

/** Acts that never answer an open question. */
const LEAVING: ReadonlySet<Act['kind']> = new Set(['person', 'complain']);
const ASKING: ReadonlySet<Act['kind']> = new Set([
  'ask',
  'follow',
  'status',
  'food',
  'off-topic',
  'tell',
  'kept',
]);
const WANTING: ReadonlySet<Act['kind']> = new Set([
  'request',
  'confirm',
  'choose-between',
  'decline',
  'cancel',
]);
/** Most words of an answer that accepts an offer without a yes: `two please`, `at five`. */
const MOST_ANSWER_WORDS = 5;

const isAbout = (act: Act, subject: Subject) =>
  'item' in act && act.item !== null && 'item' in subject && act.item === subject.item;

const hasOther = (acts: readonly Act[], subject: Subject) =>
  acts.some(
    (act) => WANTING.has(act.kind) && !isAbout(act, subject) && (!('item' in act) || act.item !== null),
  );

/** Agreement, refusal or retraction, whatever question is open. */
function plainAnswer({ text, acts, move }: ReadLine, language: AnswerLanguage): LineRelation | null {
  const [first] = acts;
  if (move?.kind === 'dismiss') return 'dismisses';
  if (first?.kind === 'small-talk' && first.topic === 'no') return 'refuses';
  if (first?.kind === 'small-talk' && first.topic === 'yes') return 'agrees';
  return afterAgreeing(text, language) === null ? null : 'agrees';
}

/** Whether a line gives a form's slot a value of the right type. */
export const givesSlot = (slot: string, text: string, language: AnswerLanguage): boolean =>
  !text.includes('?') && slotKind(slot) !== 'text' && slotValue(slot, text, language) !== null;

function ofForm(
  line: ReadLine,
  { subject, slot, part }: Form,
  context: TurnContext,
  language: AnswerLanguage,
): LineRelation {
  const { text, acts } = line;
  const gives = givesSlot(slot, text, language);
  const plain = plainAnswer(line, language);
  if (plain !== null && plain !== 'agrees') return plain;
  const [first] = acts;
  const cancel = acts.find((act) => act.kind === 'cancel');
  if (cancel?.kind === 'cancel') {
    // Of several orders one may have been made: `cancel the table for two`.
    const isMade =
      part !== undefined && context.openRequests.some((made) => isMeantBy(text, made, context, language));
    const isThis = !isMade && (isAbout(cancel, subject) || (cancel.item === null && cancel.no === null));
    return isThis ? 'dismisses' : 'wants';
  }
  if (acts.some((act) => act.kind === 'decline' && isAbout(act, subject))) return 'dismisses';
  if (gives) return 'fills';
  if (acts.some(({ kind }) => LEAVING.has(kind))) return 'leaves';
  if (first && (ASKING.has(first.kind) || text.includes('?'))) return 'asks';
  if (first?.kind === 'small-talk' && first.topic !== 'yes' && plain === null) return 'asks';
  if (slotKind(slot) === 'text') return 'fills';
  const own = ownWishes(text, acts, context.services, language).wishes;
  const otherOwn = own.some(
    (wish) => 'service' in wish && !('service' in subject && subject.service === wish.service.key),
  );
  if (otherOwn || hasOther(acts, subject)) return 'wants';
  return plain ?? 'fills';
}

/** Whether a short line only gives a number or a time. */
const isDetail = (text: string) =>
  wordsOf(normalise(text)).length <= MOST_ANSWER_WORDS && (/\p{N}/u.test(text) || saysWhen(text));

/** Whether a line gives a time or a day, as `hoy` does. */
function saysWhen(text: string): boolean {
  const { day, time } = timeWordsIn(normalise(text));
  return day !== null || time !== null || findSaidTimes(text).some(({ kind }) => kind === 'when');
}

const MOST_WHICH_WORDS = 8;

/** Whether a short line says which of some requests it means: `the second one`, `the one at 10`. */
function saysWhich(
  text: string,
  nos: readonly number[],
  context: TurnContext,
  language: AnswerLanguage,
): boolean {
  const among = context.openRequests.filter(({ no }) => nos.includes(no));
  const isShort = wordsOf(normalise(text)).length <= MOST_WHICH_WORDS && !text.includes('?');
  return among.length > 1 && isShort && meantAmong(text, among, context, language).length === 1;
}

/** How a line relates to the open question of its conversation. */
export function relateLine(
  line: ReadLine,
  frame: DialogueFrame,
  context: TurnContext,
  language: AnswerLanguage,
): LineRelation {
  const { open } = frame;
  const { text, acts, move } = line;
  if (open?.kind === 'form') return ofForm(line, open, context, language);
  if (move?.kind === 'those' || move?.kind === 'more') return 'counts';
  if (move && move.kind !== 'dismiss') return 'refers';
  const answer = plainAnswer(line, language);
  if (answer) return answer;
  const [first] = acts;
  if (open?.kind === 'cancel' && acts.every(({ kind }) => kind === 'kept')) return 'refuses';
  if (acts.some(({ kind }) => LEAVING.has(kind) || kind === 'cancel')) return 'leaves';
  if (
    open?.kind === 'cancel' &&
    (namesOne(acts, open.nos, context) || saysWhich(text, open.nos, context, language))
  )
    return 'fills';
  if (open?.kind === 'offer') {
    const again = acts.some((act) => act.kind === 'request' && isAbout(act, open.subject));
    if (again || (isDetail(text) && !hasOther(acts, open.subject) && !text.includes('?'))) return 'fills';
  }
  return first && ASKING.has(first.kind) ? 'asks' : 'wants';
}

/** Whether acts name one of the requests that the guest should choose from. */
function namesOne(
  acts: readonly Act[],
  nos: readonly number[],
  { openRequests }: Pick<TurnContext, 'openRequests'>,
): boolean {
  if (nos.length < 2) return false;
  const services = new Set(openRequests.filter(({ no }) => nos.includes(no)).map(({ service }) => service));
  return acts.some((act) => 'item' in act && act.item !== null && services.has(act.item));
}
