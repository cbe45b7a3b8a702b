import type { AnswerLanguage } from '../../data/answer-languages.ts';
import { findServices, type Mention } from '../../language/lexicon/find-services.ts';
import { INSTEAD_OF, WORDS } from './segment-patterns.ts';

const swapWords = (kind: 'verbs' | 'for') =>
  Object.values(WORDS)
    .flatMap(({ swap }) => swap[kind])
    .join('|');
const SWAP = new RegExp(`(?<!\\p{L})(?:${swapWords('verbs')}) (?:[\\p{L}']+ ){0,2}$`, 'u');
const SWAP_FOR = new RegExp(`^(?: \\p{L}+)? (?:${swapWords('for')}) `, 'u');
/** Most characters between the name of the old thing and that of the new one: `for a`, `por unas`. */
const MOST_SWAP_CHARS = 16;

/** The thing that a line swaps for another, and where the name of the other begins. */
function swappedIn(
  normalised: string,
  mentions: readonly Mention[],
): { mention: Mention; to: number } | null {
  // `Trocar` is also the name of a service: changing money.
  const [mention, wanted] = mentions.filter(
    ({ start, end }) => !SWAP.test(`${normalised.slice(start, end)} `),
  );
  if (!mention || !wanted || wanted.start - mention.end > MOST_SWAP_CHARS) return null;
  const verb = SWAP.exec(normalised.slice(0, mention.start));
  const after = SWAP_FOR.exec(normalised.slice(mention.end));
  return verb && after ? { mention, to: mention.end + after[0].length } : null;
}

/** The things that a line replaces, and the line without them: `instead of pillows a blanket` wants a blanket. */
export function withoutReplaced(
  normalised: string,
  language: AnswerLanguage,
): { rest: string; replaced: readonly Mention[] } {
  const mentions = findServices(normalised, language);
  const swapped = swappedIn(normalised, mentions);
  if (swapped) {
    return { rest: normalised.slice(swapped.to), replaced: [swapped.mention] };
  }
  const replaced = mentions.filter(({ start }) => INSTEAD_OF.test(normalised.slice(0, start)));
  const rest = [...replaced].reverse().reduce((text, { start, end }) => {
    const before = text.slice(0, start).replace(INSTEAD_OF, '');
    return `${before}${text.slice(end)}`;
  }, normalised);
  return { rest: rest.replaceAll(/\s+/gu, ' ').trim(), replaced };
}
