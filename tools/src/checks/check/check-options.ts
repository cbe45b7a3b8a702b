import { asksForHelp, readWords } from '../../command/command-words.ts';

export const USAGE = `npm run check [-- --since <branch or commit>]

Types, lint, import rules, folder cycles, and the unit and API tests of what changed since main.`;

/** Parses what to compare with; null when help is asked for. @throws CommandError for unknown arguments. */
export function readOptions(words: readonly string[]): { since: string } | null {
  if (asksForHelp(words)) return null;
  const { values } = readWords(words, { options: { since: { type: 'string', default: 'main' } } }, USAGE);
  return { since: values.since };
}
