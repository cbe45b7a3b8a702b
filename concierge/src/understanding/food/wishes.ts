import { findServices } from '../../language/lexicon/find-services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { wordsOf } from '../../language/text/normalise.ts';

/** A word that counts a dish, or precedes it; one that only measures (`a bit of`) does not count. */
const COUNT: Record<AnswerLanguage, string> = {
  en: '(?:\\d{1,2} ?x?|an?|some|one|two|three|four|five|six|another|the)(?! (?:bit|lot|little|few minutes))',
  pt: '(?:\\d{1,2} ?x?|uma?|umas|uns|dois|duas|tres|quatro|cinco|seis|outr[oa])(?! (?:pouco|bocado))',
  es: '(?:\\d{1,2} ?x?|una?|unas|unos|dos|tres|cuatro|cinco|seis|otr[oa])(?! poco)',
};
const AND =
  '(?:\\s*[,;.&+]\\s*(?:(?:and|plus|also|e|y|mais|tambem|tambien) )?|\\s+(?:and|plus|also|e|y|mais|mas) (?:also )?)';
const LEADING =
  /^(?:(?:ok|okay|and|also|plus|add|e|y|tambem|tambien|mais|mas|junte|junta|adicione|acrescente|anada|anade|agregue|agrega|ponga|ponme|quero|queria|quiero|quisiera|i'd like|i want|i'll have|(?:can|could) (?:i|we|you) (?:also )?(?:have|get|add|bring)|get me|bring)[,]? )+/u;
const MANNERS =
  /(?:[\s,.!?]|(?:please|pls|thanks|thank you|por favor|obrigad[oa]|gracias|too|as well|tambem|tambien)(?!\p{L}))*$/u;
/** Where it is to come to is no part of its name: `a beer to the room`. */
const TO_THE_PLACE =
  /\s+(?:(?:up )?(?:to|for|in)|para|no|na|ao|a|en) (?:(?:the|my|our|o|a|ao|meu|nosso|la|el|mi|nuestra) )?(?:room|table|quarto|mesa|habitacion)(?: \d+)?$/u;
/** `one without cheese` is another way to make the dish before it. */
const MANNER_OF_MAKING = /^(?:without|with|no|for|of|sem|com|para|sin|con|de)(?!\p{L})/u;
/** Longer than this it is no name of a thing. */
const MOST_WORDS = 5;

/**
 * Where in the words after a dish the next thing begins that is wished for: `without mayo| and two lattes`. What
 * follows `one without bacon` is still how the dish is made.
 */
export function nextWishIn(after: string, language: AnswerLanguage): number {
  const next = new RegExp(
    `${AND}(?=${COUNT[language]}(?: (?!(?:without|with|no|for|of|sem|com|sin|con|de)(?!\\p{L}))|$))`,
    'u',
  );
  return next.exec(after)?.index ?? after.length;
}

/** The name of a counted thing that words consist of, `a beer`; null when they are something else. */
export function countedThing(words: string, language: AnswerLanguage): string | null {
  const said = words.trim().replace(MANNERS, '').replace(TO_THE_PLACE, '');
  const counted = new RegExp(`^(?:${AND}|\\s*)${COUNT[language]} (?<thing>[^,;.?!]+)$`, 'u').exec(` ${said}`)
    ?.groups?.thing;
  if (!counted || MANNER_OF_MAKING.test(counted) || !/\p{L}{3}/u.test(counted)) return null;
  if (wordsOf(counted).length > MOST_WORDS || findServices(counted, language).length > 0) return null;
  return counted;
}

/** A message that wishes for one counted thing and says nothing else: `and some fries, please`. */
export const onlyThing = (said: string, language: AnswerLanguage): string | null => {
  const wish = said.replace(LEADING, '');
  return wish === said ? null : countedThing(wish, language);
};

const LEFT_OUT = /(?<!\p{L})(?:without|no|hold|minus|sem|sin) (?:(?:the|any|o|a|el|la|los|las) )?$/u;

/** Whether words just before a dish's name leave it out: `salad without tomato` orders no tomato soup. */
export const leavesOut = (before: string): boolean => LEFT_OUT.test(before);
