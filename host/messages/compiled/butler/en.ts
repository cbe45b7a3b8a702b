// Compiled from host/messages/en.json by `npm run messages`.
import type { ButlerMessages } from './messages.ts';

export const remarks: ButlerMessages['remarks'] = "I have knocked at every door on this floor. None of them is the one you want.\nThis room appears to have checked out before you checked in.\nI looked under the bed, behind the curtains and in the minibar. It was in none of them.\nThe key fits and the door opens, but behind it is the broom cupboard. I do apologise.\nI asked the concierge, who asked housekeeping, who asked me. We are no further along.\nWe have a 403 and a 405. The architect was superstitious.\nThe lift goes up, the lift goes down, and at no point does it stop at this floor.\nI had already turned down the bed when I noticed there was no room around it.\nI took the liberty of sending up your luggage. It would help us both to know where it went.\nThe room you rang for has hung out its “Do not disturb” sign, and then left.";

/** The group as one value. @public */
export const butlerMessages: ButlerMessages = {
  remarks,
};
