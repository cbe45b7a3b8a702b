import type { TurnContext } from '../../../contract/contract.ts';
import type { DialogueFrame } from '../../../dialogue/frame/dialogue-frame.ts';
import { takenBack } from '../../../dialogue/history/meant-requests.ts';
import type { LexiconKey } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import type { Told } from '../../../meaning-model/meaning-labels.ts';
import type { Act, RequestAct } from '../../../understanding/message/acts.ts';
import { type PlannedAct, planRequest } from '../planned-acts/planned-act.ts';

/** Notes after which no one should come to clean. */
const STAYS_OUT: ReadonlySet<Told> = new Set(['noCleaning', 'doNotDisturb']);

/**
 * The note for staff, in the guest's words; an allergy needs a person's confirmation. If there is an open request for
 * cleaning that conflicts with the note, the guest is asked whether to cancel it.
 */
export function planTold(
  act: Extract<Act, { kind: 'tell' }>,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct[] {
  const { told, words } = act;
  if (told === 'allergy') return [act];
  const planned = planRequest(
    { kind: 'request', item: 'concierge', quantity: null, words },
    context,
    language,
  );
  const isPossible = planned.kind === 'request' && planned.service && planned.missing.length === 0;
  const note: PlannedAct = isPossible ? { ...planned, told } : act;
  const [ordered] = STAYS_OUT.has(told) ? takenBack('cleaning', context) : [];
  return ordered ? [note, { kind: 'cancel-first', no: ordered.no }] : [note];
}

/** Services that staff provide without being asked, so that they have to know if a guest does not want them. */
const REGULAR: ReadonlySet<LexiconKey> = new Set([
  'cleaning',
  'turndown',
  'trash',
  'bedLinen',
  'towels',
  'toiletries',
  'toiletPaper',
  'minibar',
  'crib',
  'extraBed',
  'wakeupCall',
  'laundry',
]);

/**
 * A note that the guest does not want something for which there is no open request: `no turndown tonight`. Null if the
 * line says other things too, or refuses what was just offered or asked about, and for anything that staff do not bring
 * unasked.
 */
export function planNotWanted(
  item: LexiconKey,
  text: string,
  acts: readonly Act[],
  { recent }: Pick<DialogueFrame, 'recent'>,
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct | null {
  const [last] = recent;
  const isOffered = last?.subject && 'item' in last.subject && last.subject.item === item;
  const others = acts.filter((act) => act.kind !== 'small-talk' && !('item' in act && act.item === item));
  const isAlone = others.every(({ kind }) => kind === 'confirm' || kind === 'complain');
  if (!REGULAR.has(item) || !isAlone || isOffered || text.trim().endsWith('?')) return null;
  const note: RequestAct = { kind: 'request', item: 'concierge', quantity: null, words: text };
  const planned = planRequest(note, context, language);
  const isPossible = planned.kind === 'request' && planned.service && planned.missing.length === 0;
  return isPossible ? { ...planned, told: 'notWanted', notWanted: item } : null;
}
