import { CommandError } from '../../command/command.ts';

/** What runs from source: everything, or only the named remotes. */
export interface Choice {
  /** Whether host and API run from source too. */
  everything: boolean;
  remotes: string[];
}

/**
 * Parses the arguments of `npm run dev --`.
 *
 * @param existing the existing remotes.
 * @throws CommandError for any other word.
 */
export function chooseRemotes(args: readonly string[], existing: readonly string[]): Choice {
  const unknown = args.find((word) => !existing.includes(word));
  if (unknown !== undefined) {
    throw new CommandError(
      `There is no remote "${unknown}". Run "npm run dev" for everything, or name one or more of: ${existing.join(', ')}.`,
    );
  }
  if (args.length === 0) return { everything: true, remotes: [...existing] };
  return { everything: false, remotes: existing.filter((remote) => args.includes(remote)) };
}
