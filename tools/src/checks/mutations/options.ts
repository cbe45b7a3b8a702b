import { CommandError } from '../../command/command.ts';
import { parseArguments } from '../../command/command-arguments.ts';
import type { Mutation } from './table/mutation.ts';

/** Usage of `npm run mutations`. */
export const USAGE = `npm run mutations                      breaks every rule of the table once, and expects a test to fail each time
npm run mutations -- install prompt    only those with all these words in their rule, section, file or test
npm run mutations -- --list            shows the table and runs nothing
The sources are copied to a temporary folder: nothing here is changed, and it can be stopped at any moment.
Ends with 1 when a mutation was not noticed.`;

export interface Options {
  mutations: readonly Mutation[];
  list: boolean;
}

const has = (mutation: Mutation, word: string) =>
  [mutation.rule, mutation.section, mutation.file, mutation.test].some((text) =>
    text.toLowerCase().includes(word.toLowerCase()),
  );

/** Parses the arguments of `mutations`. @throws CommandError when they select nothing */
export function parseOptions(args: readonly string[], table: readonly Mutation[]): Options {
  const { values, positionals } = parseArguments(
    args,
    { allowPositionals: true, options: { list: { type: 'boolean', default: false } } } as const,
    USAGE,
  );
  const chosen = table.filter((mutation) => positionals.every((word) => has(mutation, word)));
  if (chosen.length === 0)
    throw new CommandError(`No mutation has the words "${positionals.join(' ')}".\n\n${USAGE}`);
  return { mutations: chosen, list: values.list };
}
