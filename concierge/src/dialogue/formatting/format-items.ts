import { SERVICE_WORDS } from '../../language/lexicon/find-services.ts';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import { formatQuantity } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/** Items that guests want in the plural unless they say otherwise. */
const SEVERAL: ReadonlySet<LexiconKey> = new Set([
  'towels',
  'toiletries',
  'pillows',
  'blankets',
  'hangers',
  'glasses',
]);

/** A name with the guest's own words for what is meant by it: `taxi (another taxi at 10)`. */
export const formatWithNote = (name: string, words: readonly string[] = []): string =>
  words.length > 0 ? `${name} (${words.join('; ')})` : name;

/** Formats an item with its number: `towels`, `a towel`, `two towels`, `14 towels`. */
export function formatItems(item: LexiconKey, quantity: number | null, language: AnswerLanguage): string {
  const { one, many, gender } = SERVICE_WORDS[language][item];
  if (one === many) return one;
  if (quantity === null) return SEVERAL.has(item) ? many : one;
  return quantity === 1 ? one : `${formatQuantity(quantity, language, gender === 'f')} ${many}`;
}
