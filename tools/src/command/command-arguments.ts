import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './command.ts';

/** Node adds a hint about words that begin with a hyphen, which does not apply here. */
const ADVICE = /\. To specify a positional argument .*$/s;

/** Whether the usage of a command is asked for. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.includes('--help') || args.includes('-h');

/**
 * Parses the arguments of a command.
 *
 * @throws CommandError with the invalid argument and the usage.
 */
export function parseArguments<T extends ParseArgsConfig>(
  args: readonly string[],
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs({ ...config, args: [...args] }) as ReturnType<typeof parseArgs<T>>;
  } catch (error) {
    const { message } = error as Error;
    throw new CommandError(`${message.replace(ADVICE, '.')}\n\n${usage}`);
  }
}
