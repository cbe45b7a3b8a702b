import { numberOf } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';

const CLOCK =
  /(?<![\p{N}:.])(?:(?:at|by|until|till|as|ate as|a las|hasta las|para as|para las) )?((?:[01]?\d|2[0-3])(?:[:.h][0-5]\d|h(?:oras)?)?(?: (?:e meia|y media|e um quarto|e quinze|y cuarto|menos cuarto)(?!\p{L}))?(?: ?(?:am|pm|a\.m\.?|p\.m\.?|o'clock|horas))?)(?![\p{N}\p{L}:])/gu;
const SAID_TIME: Record<AnswerLanguage, RegExp> = {
  en: /(?<![\p{L}])(?:half (?:past )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:a )?quarter (?:past|to) \w+|noon|midday|midnight|\w+ o'clock|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thirty|fifteen|forty-five))?(?: ?(?:am|pm))|now|asap|right away|as soon as possible|tonight|in (?:an|\d+|\w+) (?:hours?|minutes?))(?![\p{L}])/u,
  pt: /(?<![\p{L}])(?:meio-dia|meio dia|meia-noite|meia noite|as (?:uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)(?: e (?:meia|um quarto))?|agora|ja|quanto antes|hoje a noite|daqui a \w+ (?:horas?|minutos?))(?![\p{L}])/u,
  es: /(?<![\p{L}])(?:mediodia|medianoche|a las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y (?:media|cuarto))?|ahora|cuanto antes|esta noche|en \w+ (?:horas?|minutos?))(?![\p{L}])/u,
};
const DAY: Record<AnswerLanguage, RegExp> = {
  en: /(?<![\p{L}])(?:today|tonight|tom+or+ow|tmrw|the day after tom+or+ow|(?:this|next|on)? ?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:the )?\d{1,2}(?:st|nd|rd|th)(?: of)?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december))?|(?<!\d|(?:at|by|until|till) )(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|1[0-2])(?:[/.]\d{2,4})?(?![\d]| ?[ap]\.?m)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2})(?![\p{L}])/u,
  pt: /(?<![\p{L}])(?:hoje|amanha|depois de amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?(?![\p{L}])|(?<!\d|as |las |antes das )(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|1[0-2])(?![\p{L}\d]| ?h)|(?<![\p{L}])dia \d{1,2}(?:\sde \p{L}+)?/u,
  es: /(?<![\p{L}])(?:hoy|(?<!la |de la )manana(?! por la)|pasado manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?![\p{L}])|(?<!\d|as |las |antes das )(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|1[0-2])(?![\p{L}\d]| ?h)|(?<![\p{L}])(?:el )?dia \d{1,2}(?:\sde \p{L}+)?/u,
};
const PARTY: Record<AnswerLanguage, RegExp> = {
  en: /(?<![\p{L}\p{N}])(?:(?:for|of|party of|we are|we're|table for) )?(\p{L}+|\d{1,2}) (?:people|persons|guests|adults|of us|pax)(?![\p{L}])|(?<![\p{L}])(?:for|party of|we are|table for) (\p{L}+|\d{1,2})(?! ?(?:am|pm|:|\d|nights?|days?|hours?|o'clock))(?![\p{L}\d:])/u,
  pt: /(?<![\p{L}\p{N}])(\p{L}+|\d{1,2}) (?:pessoas?|adultos|hospedes)(?![\p{L}])|(?<![\p{L}])(?:para|somos) (\p{L}+|\d{1,2})(?![\p{L}\d:h])/u,
  es: /(?<![\p{L}\p{N}])(\p{L}+|\d{1,2}) (?:personas?|adultos|huespedes)(?![\p{L}])|(?<![\p{L}])(?:para|somos) (\p{L}+|\d{1,2})(?![\p{L}\d:h])/u,
};

const TIME_SLOTS = new Set(['time', 'until', 'from', 'untilWhen', 'until when']);
const DATE_SLOTS = new Set(['date', 'dates', 'day']);
const COUNT_SLOTS = new Set(['party', 'pax', 'people', 'adults', 'guests']);

function timeIn(text: string, language: AnswerLanguage): string | null {
  for (const match of text.matchAll(CLOCK)) {
    const [whole, value = ''] = match;
    if (/[:.h]|am|pm|a\.m|p\.m|o'clock|horas|media|meia|cuarto|quarto|quinze/.test(value) || whole !== value)
      return value.trim();
  }
  return SAID_TIME[language].exec(text)?.[0].trim() ?? null;
}

function partyIn(text: string, language: AnswerLanguage): string | null {
  const match = PARTY[language].exec(text);
  const word = match?.[1] ?? match?.[2];
  const value = word ? numberOf(word, language) : null;
  return value === null ? null : String(value);
}

/** Which kind of answer a slot takes; `text` is anything the guest says. */
export function slotKind(slot: string): 'time' | 'date' | 'moment' | 'count' | 'quantity' | 'text' {
  if (slot === 'quantity' || slot === 'pieces' || slot === 'count') return 'quantity';
  if (slot === 'when') return 'moment';
  if (TIME_SLOTS.has(slot)) return 'time';
  if (DATE_SLOTS.has(slot)) return 'date';
  return COUNT_SLOTS.has(slot) ? 'count' : 'text';
}

/** Words that name a kind of order and not yet what is ordered. */
const UNSPECIFIC =
  /^(?:[^\p{L}]|(?:hi|hello|please|pls|room service|service|order|food|some|something|to eat|i|i'd|like|want|would|we|can|could|get|have|the|a|an|my|our|to|for|in|room|from|menu|book|spa|treatment|minibar|mini bar|mini-bar|refill|refilled|need|you|bring|me|us|snack\w*|minibar|por favor|servico de quartos?|pedir|comida|algo|para|comer|quero|queria|gostaria|gostava|de|um|uma|no|na|ao|o|quarto|spa|tratamento|reservar|repor|servicio de habitaciones|servicio|quiero|quisiera|una|un|el|la|a|tratamiento|pueden|podem|traer|trazer|reponer)(?![\p{L}]))+$/u;

/** Whether a text says what is wanted, beyond naming the kind of service. */
const specifies = (text: string) => !UNSPECIFIC.test(text);

/** Slots that the order itself fills when it says what is wanted. */
const ORDER_SLOTS = new Set(['items', 'what', 'treatment']);

/** The value of a slot that a guest's text gives, in the guest's own words, or null. */
export function slotValue(slot: string, said: string, language: AnswerLanguage): string | null {
  const text = normalise(said);
  const day = DAY[language].exec(text)?.[0].trim() ?? null;
  const time = timeIn(text, language);
  switch (slotKind(slot)) {
    case 'time':
      return time;
    case 'date':
      return day;
    case 'moment':
      return [day, time].filter(Boolean).join(' ') || null;
    case 'count':
      return partyIn(text, language);
    case 'text':
      return ORDER_SLOTS.has(slot) && specifies(text) ? text : null;
    case 'quantity':
      return null;
  }
}
