import { asksForHelp, readWords } from '../../command/command-words.ts';

export const USAGE = `npm run check [-- --since <branch or commit>]

Types, lint, import rules, folder cycles, and the unit and API tests of what changed since main.`;

/** What to compare with; null when the words ask for help. @throws CommandError for words that it does not know. */
export function readOptions(words: readonly string[]): { since: string } | null {
  if (asksForHelp(words)) return null;
  const { values } = readWords(words, { options: { since: { type: 'string', default: 'main' } } }, USAGE);
  return { since: values.since };
}
