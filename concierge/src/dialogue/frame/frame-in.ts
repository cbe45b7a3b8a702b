import type { TurnContext } from '../../contract/contract.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { pendingOwnQuestion } from '../history/pending-own-question.ts';
import { pendingQuestion } from '../history/pending-question.ts';
import { SENTENCES } from '../sentences/sentences.ts';
import { type DialogueFrame, EMPTY_FRAME, type Open, parseFrame } from './dialogue-frame.ts';
import { frameOf } from './frame.ts';

/** The last message before the guest's line, from the assistant or staff; system messages do not count. */
const lastSaid = ({ history }: Pick<TurnContext, 'history'>) =>
  history.slice(0, -1).findLast(({ from }) => from === 'ai' || from === 'staff');

/** The open question according to the conversation's text, if there is no frame. */
function openInHistory(context: TurnContext, language: AnswerLanguage): Open | null {
  const own = pendingOwnQuestion(context, language);
  if (own) {
    const { service, slot, said } = own;
    const about = { subject: { service: service.key }, said: [...said], quantity: null };
    return slot === null
      ? { kind: 'offer', ...about, amends: null }
      : { kind: 'form', ...about, slots: {}, slot, asked: 1 };
  }
  const pending = pendingQuestion(context, language);
  if (pending?.kind === 'slot') {
    const { item, slot, said } = pending;
    return { kind: 'form', subject: { item }, said: [...said], quantity: null, slots: {}, slot, asked: 1 };
  }
  if (pending) {
    return { kind: 'offer', subject: { item: pending.item }, said: [], quantity: null, amends: null };
  }
  const last = lastSaid(context);
  const asked = context.openRequests.find(({ no }) => {
    // Compares only the text after the items, whose names may have been in another language then.
    const [, end = ''] = SENTENCES[language].declinedOpen({ items: '\n', no }).split('\n');
    return last?.from === 'ai' && last.text.includes(end);
  });
  return asked ? { kind: 'cancel', nos: [asked.no] } : null;
}

/** Topics according to the conversation's text. */
function recentInHistory(context: TurnContext, language: AnswerLanguage): DialogueFrame['recent'] {
  const { about } = frameOf(context.history, language);
  if (!about) return [];
  const { item, words, wanted } = about;
  return [
    { subject: item && { item }, words: words.slice(0, 200), how: wanted ? 'wanted' : 'asked', no: null },
  ];
}

/**
 * The frame for the last line of a conversation: the stored one, as far as later messages confirm it. If a person or a
 * language model wrote in between, a form waits. Without a stored frame, it is reconstructed from the conversation's
 * text.
 */
export function frameIn(context: TurnContext, language: AnswerLanguage): DialogueFrame {
  const stored = parseFrame(context.frame);
  const last = lastSaid(context);
  const isOpen =
    stored?.open != null &&
    (last?.from === 'ai' || last === undefined) &&
    (stored.question === null || last?.text.includes(stored.question) === true);
  if (stored && isOpen) return stored;
  const left = stored?.open?.kind === 'form' ? [stored.open] : [];
  const frame = stored ?? { ...EMPTY_FRAME, recent: recentInHistory(context, language) };
  return {
    ...frame,
    waiting: [...left, ...frame.waiting],
    open: last?.from === 'ai' ? openInHistory(context, language) : null,
    question: null,
  };
}
