import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import { pendingOwnQuestion } from '../../dialogue/history/pending-own-question.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { missingSlots } from '../../policy/actions/propose-request.ts';
import type { Act } from '../../understanding/message/acts.ts';
import { type OwnWish, ownWishes, quantitySaid } from '../../understanding/message/own-wishes.ts';
import { slotValue } from '../../understanding/services/slots.ts';
import { mayFill } from './answered-request.ts';
import { type OwnAct, type PlannedAct, slotsSaid } from './planned-act.ts';

const QUOTED_WORDS_MAX_CHARS = 200;

function ownAct(
  does: OwnAct['does'],
  service: OfferedService,
  said: readonly string[],
  language: AnswerLanguage,
): OwnAct {
  const slots = slotsSaid(service, said, language);
  const quantity =
    said.map((line) => quantitySaid(line, service, language)).find((each) => each !== null) ?? null;
  return {
    kind: 'own',
    does,
    service,
    quantity,
    words: said.join(' / ').slice(0, QUOTED_WORDS_MAX_CHARS),
    slots,
    missing: missingSlots(service, { quantity, slots }),
  };
}

function planWish(wish: OwnWish, said: string, context: TurnContext, language: AnswerLanguage): PlannedAct {
  if (wish.kind === 'which') return { kind: 'which-service', services: wish.services };
  const { kind, service } = wish;
  if (kind === 'cancel') {
    // A cancellation takes back what it names and nothing else.
    const open = context.openRequests.filter((request) => request.service === service.key);
    const [only] = open;
    if (only) return { kind: 'cancel', item: null, no: open.length === 1 ? only.no : null };
  }
  return ownAct(kind, service, [said], language);
}

/** What the answer to an open question about such a service does; null when the line is about something else. */
function answeredOwn(
  text: string,
  acts: readonly Act[],
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct | null {
  const pending = pendingOwnQuestion(context, language);
  const [first] = acts;
  const says = first?.kind === 'small-talk' ? first.topic : null;
  if (!pending || first?.kind === 'cancel') return null;
  const { service, slot, said } = pending;
  if (says === 'no') return ownAct('decline', service, said, language);
  if (slot === null) return says === 'yes' ? ownAct('request', service, said, language) : null;
  const value = slotValue(slot, text, language);
  const other = acts.some((act) => 'item' in act && act.item !== null);
  if (value === null && (other || text.includes('?'))) return null;
  const act = ownAct('request', service, [...said, text], language);
  if (act.missing.includes(slot) && mayFill(slot, text, language)) act.slots[slot] = text.trim();
  return { ...act, missing: missingSlots(service, act) };
}

/**
 * What a line does with services that are understood by the property's own words (`understanding/property`), and what
 * it does besides; null when it is about none of them.
 */
export function planOwn(
  text: string,
  acts: readonly Act[],
  context: TurnContext,
  language: AnswerLanguage,
): { own: PlannedAct[]; rest: Act[] } | null {
  const answered = answeredOwn(text, acts, context, language);
  if (answered) return { own: [answered], rest: [] };
  const { wishes, rest } = ownWishes(text, acts, context.services, language);
  if (wishes.length === 0) return null;
  // Staff read what the guest wrote, accents and all, as long as it is about one thing.
  const alone = wishes.length === 1 && rest.length === 0;
  const own = wishes.map((wish) => planWish(wish, alone ? text : wish.words, context, language));
  return { own, rest };
}
