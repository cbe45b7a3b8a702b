import { partyIn } from '../../language/numbers/party.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { normalise } from '../../language/text/normalise.ts';
import { timeWordsIn } from '../../language/times/time-words-in.ts';

const TIME_SLOTS = new Set(['time', 'until', 'from', 'untilWhen', 'until when']);
const DATE_SLOTS = new Set(['date', 'dates', 'day', 'nearDay']);
const COUNT_SLOTS = new Set(['party', 'pax', 'people', 'adults', 'guests']);

/** Slots that take the ages of children. */
export const AGE_SLOTS: ReadonlySet<string> = new Set(['ages', 'age', 'children']);

/** The kind of answer that a slot takes; `text` is anything the guest says. */
export function slotKind(slot: string): 'time' | 'date' | 'moment' | 'count' | 'quantity' | 'text' {
  if (slot === 'quantity' || slot === 'pieces' || slot === 'count') return 'quantity';
  if (slot === 'when') return 'moment';
  if (TIME_SLOTS.has(slot)) return 'time';
  if (DATE_SLOTS.has(slot)) return 'date';
  return COUNT_SLOTS.has(slot) ? 'count' : 'text';
}

/** Words that name a kind of order but not its content. */
const UNSPECIFIC = new RegExp(`^(?:[^\\p{L}]|(?:${CLAUSE_WORDS.unspecific})(?![\\p{L}]))+$`, 'u');

/** Whether a text says what the guest wants, beyond the kind of service. */
const specifies = (text: string) => !UNSPECIFIC.test(text);

/** Slots that an order fills by saying what the guest wants. */
const ORDER_SLOTS = new Set(['items', 'what', 'treatment']);

/** The value of a slot in a guest's text, in the guest's own words; null if there is none. */
export function slotValue(slot: string, said: string, language: AnswerLanguage): string | null {
  const text = normalise(said);
  const { day, time } = timeWordsIn(text);
  switch (slotKind(slot)) {
    case 'time':
      return time;
    case 'date':
      return day;
    case 'moment':
      return [day, time].filter(Boolean).join(' ') || null;
    case 'count': {
      const people = partyIn(text, language);
      return people === null ? null : String(people);
    }
    case 'text':
      return ORDER_SLOTS.has(slot) && specifies(text) ? text : null;
    case 'quantity':
      return null;
  }
}
