import { REMOTES, type Remote } from '../build/parts.ts';
import { CommandError } from '../command.ts';

const isRemote = (word: string): word is Remote => (REMOTES as readonly string[]).includes(word);

/** What runs from source: everything, or only the named remotes. */
export interface Choice {
  /** Whether host and API run from source too. */
  everything: boolean;
  remotes: Remote[];
}

/** Reads the words after `npm run dev --`. @throws CommandError for a word that names no remote. */
export function chooseRemotes(words: readonly string[]): Choice {
  const unknown = words.find((word) => !isRemote(word));
  if (unknown !== undefined) {
    throw new CommandError(
      `There is no remote "${unknown}". Run "npm run dev" for everything, or name one or more of: ${REMOTES.join(', ')}.`,
    );
  }
  if (words.length === 0) return { everything: true, remotes: [...REMOTES] };
  return { everything: false, remotes: REMOTES.filter((remote) => words.includes(remote)) };
}
