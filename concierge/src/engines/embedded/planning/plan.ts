import type { TurnContext } from '../../../contract/contract.ts';
import type { DialogueFrame } from '../../../dialogue/frame/dialogue-frame.ts';
import { frameIn } from '../../../dialogue/frame/frame-in.ts';
import { readMove } from '../../../dialogue/frame/read-move.ts';
import { type ReadLine, relateLine } from '../../../dialogue/frame/relate-line.ts';
import { TRANSITIONS, type Transition } from '../../../dialogue/frame/transitions.ts';
import { meantRequests } from '../../../dialogue/history/meant-requests.ts';
import { SERVICES } from '../../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { withoutCorrectedTimes, withSameDay } from '../../../language/times/corrected-times.ts';
import { complains } from '../../../policy/topics/restricted.ts';
import { planFood } from '../../../understanding/food/plan-food.ts';
import { planFoodTalk } from '../../../understanding/food/plan-food-talk.ts';
import { FOOD_ITEMS } from '../../../understanding/food/wishes.ts';
import { disputes, saysSpoilt } from '../../../understanding/message/disputes.ts';
import { understand } from '../../../understanding/message/understand.ts';
import { ordersIn } from '../../../understanding/orders/orders-in.ts';
import { withNearDayAsked } from '../planned-acts/ask-near-day.ts';
import { type PlannedAct, planRequest } from '../planned-acts/planned-act.ts';
import { aboutLast } from './about-last.ts';
import { relativeToLast } from './about-open.ts';
import { besidesFood } from './besides-food.ts';
import { furtherOrder } from './further-order.ts';
import { inCancel, inForm, inOffer } from './in-open.ts';
import { noteAside } from './note-aside.ts';
import { withOrders, withOwnWords } from './plan-orders.ts';
import { saysFeeling } from './says-feeling.ts';
import { standAlone, type Turn } from './stand-alone.ts';

/** The plan of a line in its conversation. */
export interface Plan {
  /** The frame in which it was understood. */
  frame: DialogueFrame;
  transition: Transition;
  acts: readonly PlannedAct[];
}

/**
 * The plan of a line: the acts of its transition in the frame's state. It has no effects; the same line in the same
 * frame gives the same plan.
 */
function makePlan(line: string, context: TurnContext, language: AnswerLanguage): Plan {
  const aside = noteAside(line, context, language);
  if (!aside) return planWishes(line, context, language);
  const plan = planWishes(aside.rest, context, language);
  const own = plan.acts.map((act) => withOwnWords(act, aside.rest));
  return { ...plan, acts: aside.isFirst ? [...aside.note, ...own] : [...own, ...aside.note] };
}

/** The plan of a line without its note for a department. */
function planWishes(line: string, context: TurnContext, language: AnswerLanguage): Plan {
  const text = withSameDay(withoutCorrectedTimes(line));
  const frame = frameIn(context, language);
  const { open } = frame;
  const food = disputes(text)
    ? null
    : ((talksOfFood(frame) ? planFoodTalk(text, context, language) : null) ??
      planFood(text, context, language));
  if (food?.kind === 'menu' && saysSpoilt(text))
    return { frame, transition: 'plain', acts: [{ kind: 'complain', item: null }] };
  if (food) {
    const besides = besidesFood(food, understand(text, language), context, language);
    const acts: PlannedAct[] = [{ kind: 'food', food }, ...besides];
    const formToResume = open?.kind === 'form' && food.kind === 'menu' ? open : null;
    if (formToResume) acts.push({ kind: 'resume', form: formToResume });
    return { frame, transition: formToResume ? 'side' : 'plain', acts };
  }
  const asked = open?.kind === 'form' ? (open.said[0] ?? null) : null;
  const orders = ordersIn(text, context.services, language, asked);
  if (!orders) return planFrom(text, frame, context, language);
  const plan = planFrom(orders.rest, frame, context, language);
  return { ...plan, acts: withOrders(plan.acts, orders, context, language) };
}

/** The plan of a line that orders no service twice and says nothing of food. */
function planFrom(text: string, frame: DialogueFrame, context: TurnContext, language: AnswerLanguage): Plan {
  const { open } = frame;
  const read: ReadLine = { text, acts: understand(text, language), move: readMove(text, language) };
  const turn: Turn = { ...read, frame, context, language };
  const transition = TRANSITIONS[open?.kind ?? 'nothing'][relateLine(read, frame, context, language)];
  if (open?.kind === 'form') return { frame, transition, acts: inForm(open, transition, turn) };
  if (open?.kind === 'offer') return { frame, transition, acts: inOffer(open, transition, turn) };
  if (open?.kind === 'cancel') return { frame, transition, acts: inCancel(open.nos, transition, turn) };
  const further = furtherOrder(text, read.acts, frame, context, language);
  if (further) return { frame, transition: 'plain', acts: [further] };
  const relative = relativeToLast(turn);
  if (relative) return { frame, transition: 'plain', acts: [relative] };
  const last = transition === 'last' && read.move ? aboutLast(read.move, turn) : null;
  return { frame, transition, acts: last ? [last] : standAlone(turn) };
}

/** Whether a pronoun may mean a dish: there was no other topic since, and no question is open. */
function talksOfFood({ open, recent: [last] }: DialogueFrame): boolean {
  if (open !== null && open.kind !== 'cancel') return false;
  const subject = last?.subject ?? null;
  return subject === null || ('item' in subject && FOOD_ITEMS.has(subject.item));
}

/** Adds the wish for the thing that a complaint names: `you promised a cot, my baby sleeps on the floor`. */
function withComplaint(plan: Plan, text: string, context: TurnContext, language: AnswerLanguage): Plan {
  const [only, ...others] = plan.acts.filter(({ kind }) => kind !== 'acknowledge' && kind !== 'complain');
  // A promised thing that is not on its way is a wish, too.
  const isMissing = only?.kind === 'status' && meantRequests(only, context).length === 0;
  const isNamed = only?.kind === 'confirm' ? !only.amends : isMissing;
  if (!only || !isNamed || !('item' in only) || only.item === null) return plan;
  if (others.length > 0 || !complains(text)) return plan;
  const { nature } = SERVICES[only.item];
  if (nature !== 'deliver' && nature !== 'fix') return plan;
  const quantity = only.kind === 'confirm' ? (only.quantity ?? null) : null;
  const wish = { kind: 'request', item: only.item, quantity, words: text } as const;
  return { ...plan, acts: [{ ...planRequest(wish, context, language), noted: true } as PlannedAct] };
}

/** Plans by their context, so that each line is planned only once. */
const plans = new WeakMap<TurnContext, { text: string; language: AnswerLanguage; plan: Plan }>();

/** Acts on business; a feeling is answered before them. */
const BUSINESS: ReadonlySet<PlannedAct['kind']> = new Set(['request', 'own', 'confirm', 'ask', 'status']);

/** A plan that first answers the guest's feeling, if the line expresses one in addition. */
function withFeeling(plan: Plan, text: string): Plan {
  const { acts, transition } = plan;
  const applies = transition !== 'fill' && acts.some(({ kind }) => BUSINESS.has(kind)) && saysFeeling(text);
  return applies ? { ...plan, acts: [{ kind: 'acknowledge' }, ...acts] } : plan;
}

/** The plan of a line in its conversation. Pure; computed once per context. */
export function planOf(text: string, context: TurnContext, language: AnswerLanguage): Plan {
  const known = plans.get(context);
  if (known?.text === text && known.language === language) return known.plan;
  const made = makePlan(text, context, language);
  const named = withComplaint(made, text, context, language);
  const plan = withFeeling({ ...named, acts: withNearDayAsked(named.acts, context) }, text);
  plans.set(context, { text, language, plan });
  return plan;
}

/** The plan of this turn. */
export const planTurn = (
  text: string,
  context: TurnContext,
  language: AnswerLanguage,
): readonly PlannedAct[] => planOf(text, context, language).acts;
