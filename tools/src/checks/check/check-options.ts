import { asksForHelp, parseArguments } from '../../command/command-arguments.ts';

export const USAGE = `npm run check [-- --since <branch or commit>]

Types, lint, import rules, folder cycles, and the unit and API tests of what changed since main.`;

/** Parses what to compare with; null when help is asked for. @throws CommandError for unknown arguments. */
export function parseOptions(args: readonly string[]): { since: string } | null {
  if (asksForHelp(args)) return null;
  const { values } = parseArguments(args, { options: { since: { type: 'string', default: 'main' } } }, USAGE);
  return { since: values.since };
}
