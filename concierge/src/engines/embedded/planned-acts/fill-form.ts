import type { TurnContext } from '../../../contract/contract.ts';
import { chosenDay, NEAR_DAY } from '../../../dialogue/details/near-day.ts';
import type { Form } from '../../../dialogue/frame/dialogue-frame.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { timeWithin } from '../../../language/times/time-words-in.ts';
import { missingSlots } from '../../../policy/actions/carry-out-request.ts';
import type { Act, RequestAct } from '../../../understanding/message/acts.ts';
import { slotKind } from '../../../understanding/services/slots.ts';
import { bareQuantity, fitsSlot, mayFill, withoutOtherRequests } from './answered-slot.ts';
import { isPartOfDay, type PlannedAct, planRequest, roughTime } from './planned-act.ts';
import { requestFor } from './subject-acts.ts';

/** A form with one more line of the guest; filled slots stay. Null if the property no longer offers the service. */
export function filledForm(
  form: Form,
  reply: string,
  context: TurnContext,
  language: AnswerLanguage,
): Extract<PlannedAct, { kind: 'request' | 'own' }> | null {
  const { subject, said, slots, slot } = form;
  const counted = slotKind(slot) === 'quantity' ? bareQuantity(reply, language) : null;
  const quantity = form.quantity ?? counted;
  const planned = requestFor({ subject, said: [...said, reply], quantity, slots }, context, language);
  if (!planned?.service) return planned;
  const { service } = planned;
  if (slot === NEAR_DAY && chosenDay(reply, context)) planned.slots[slot] = reply.trim();
  // The time in `8`, after `tomorrow morning`.
  const part = slots[slot] ?? planned.slots[slot];
  if (slotKind(slot) === 'time' && isPartOfDay(part) && mayFill(slot, reply, language)) {
    const time = timeWithin(part ?? '', normalise(reply));
    if (time) planned.slots[slot] = time;
  }
  if (planned.missing.includes(slot)) {
    if (mayFill(slot, reply, language)) planned.slots[slot] = reply.trim();
    planned.missing = missingSlots(service, planned);
  }
  // After `a table tonight`, `for how many?` and `3`, the time is still missing.
  const rough =
    service.kind === 'book' && slotKind(slot) !== 'time' ? roughTime(service, planned.slots) : null;
  if (rough && !planned.missing.includes(rough)) planned.missing.push(rough);
  return planned;
}

/** The acts of a line that answers an open form: the form's own, and the line's others. */
export function fillForm(
  form: Form,
  text: string,
  acts: readonly Act[],
  context: TurnContext,
  language: AnswerLanguage,
): PlannedAct[] | null {
  const { subject, slot } = form;
  const others = acts.filter(
    (act): act is RequestAct => act.kind === 'request' && !('item' in subject && act.item === subject.item),
  );
  const answer = withoutOtherRequests(text, others, slot, language);
  if (others.length > 0 && !fitsSlot(answer, slot, language)) return null;
  const filled = filledForm(form, answer, context, language);
  if (!filled) return null;
  const plan = form.part === undefined ? filled : { ...filled, part: form.part };
  return [plan, ...(answer === text ? [] : others.map((act) => planRequest(act, context, language)))];
}
