import { z } from 'zod';
import { loadAnswerData } from '../../data/answer-data.ts';
import { wholeWords } from '../../data/phrases.ts';

const lists = Object.values(
  loadAnswerData(
    'acknowledgements',
    z.strictObject({
      /** Every word that such a message may contain. */
      words: z.array(z.string().min(1)),
      /** At least one of these must occur: `very good` alone acknowledges, `much` alone does not. */
      core: z.array(z.string().min(1)),
    }),
  ),
);
const ACKNOWLEDGEMENTS = new Set(lists.flatMap(({ words }) => words));
const CORE = wholeWords(lists.flatMap(({ core }) => core));
const ACKNOWLEDGING_SIGNS = /^(?:[\s!.]|👍|👌|🙏|😊|🙂|❤|✅|💯|\p{Emoji_Modifier}|\u{fe0f})+$/u;

/**
 * A message that only acknowledges (`ok, thanks`, `👍`): answering it would be noise (docs/product.md#chat).
 */
export function isAcknowledgement(normalised: string): boolean {
  if (ACKNOWLEDGING_SIGNS.test(normalised) && /[^\s!.]/u.test(normalised)) return true;
  if (normalised.includes('?')) return false;
  const words = normalised.match(/[\p{L}']+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length <= 8 &&
    !/\p{N}/u.test(normalised) &&
    words.every((word) => ACKNOWLEDGEMENTS.has(word)) &&
    CORE.test(normalised)
  );
}
