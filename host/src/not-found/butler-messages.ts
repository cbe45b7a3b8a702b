/** What the butler says about a room that is not there: one of ten (specification, section 2). */
export const butlerMessages = [
  'I have knocked at every door on this floor. None of them is the one you want.',
  'This room appears to have checked out before you checked in.',
  'I looked under the bed, behind the curtains and in the minibar. It was in none of them.',
  'The key fits and the door opens, but behind it is the broom cupboard. I do apologise.',
  'I asked the concierge, who asked housekeeping, who asked me. We are no further along.',
  'We have a 403 and a 405. The architect was superstitious.',
  'The lift goes up, the lift goes down, and at no point does it stop at this floor.',
  'I had already turned down the bed when I noticed there was no room around it.',
  'I took the liberty of sending up your luggage. It would help us both to know where it went.',
  'The room you rang for has hung out its “Do not disturb” sign, and then left.',
] as const;
