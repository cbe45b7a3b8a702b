import type { RequestDetail } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { ANSWER_LANGUAGES } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { isSureTime, saidDay, saidTime } from '../../language/times/said-moment.ts';
import { slotKind, slotValue } from '../../understanding/services/slots.ts';

const VALUE_MAX_CHARS = 120;
/** Until then `tomorrow` may mean the day that has just begun. */
const SMALL_HOURS_END = 4;

/** Whether a detail says when something is wanted. */
export const isTimeDetail = ({ slot }: RequestDetail): boolean =>
  ['time', 'date', 'moment'].includes(slotKind(slot));

/** Words that leave a time open: `around 8 pm`, `between 2 and 4`, `before 9`. */
const OPEN =
  /(?<!\p{L})(?:about|around|between|before|after|from|until|till|or|gegen|vor|nach|ab|bis|vers|avant|apres|verso|prima|dopo|antes|depois|despues|entre|sobre|later|mais|mas)(?!\p{L})/u;

function daySaid(words: string, now: Date, timeZone: string): string | null {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  if (hour < SMALL_HOURS_END) return null;
  // The second `mañana` of `mañana por la mañana` is the morning.
  const days = normalise(words).replace(/(?:por|de|en) la manana/g, ' ');
  for (const language of ANSWER_LANGUAGES) {
    const day = slotValue('date', days, language);
    const found = day && saidDay(normalise(day), now, timeZone);
    if (found) return found;
  }
  return null;
}

function timeSaid(words: string): string | null {
  const times = ANSWER_LANGUAGES.flatMap((language) => {
    const said = slotValue('time', words, language);
    const time = said && isSureTime(normalise(words)) ? saidTime(normalise(said)) : null;
    return time ? [time] : [];
  });
  return new Set(times).size === 1 ? (times[0] ?? null) : null;
}

/**
 * The guest's words for a time as a request keeps them: day and time where both are beyond doubt, else the day if
 * there is one and the words themselves.
 */
export function timeDetails(
  words: string,
  { now, property: { timeZone } }: Pick<TurnContext, 'now' | 'property'>,
): RequestDetail[] {
  const day = daySaid(words, now, timeZone);
  const dated = day ? [{ slot: 'date', value: day }] : [];
  const time = OPEN.test(normalise(words)) || words.includes(',') ? null : timeSaid(words);
  if (day && time) return [...dated, { slot: 'time', value: time }];
  return [...dated, { slot: 'when', value: words.slice(0, VALUE_MAX_CHARS) }];
}
