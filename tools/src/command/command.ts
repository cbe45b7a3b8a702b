/** What the bootstrap hands to a command's `main`. */
export interface CommandCall {
  /** Words after the command: `npm run dev -- guest` gives `['guest']`. */
  arguments: string[];
  install: { fresh: boolean; milliseconds: number };
}

/** A failure that the person can do something about: its message is all that is shown, without a stack. */
export class CommandError extends Error {
  readonly code = 'command';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandError';
  }
}

/** What to print of a failure: the sentence when it was foreseen, everything when it is a bug. */
export function explain(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
