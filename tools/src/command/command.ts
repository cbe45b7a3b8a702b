/** The bootstrap's argument to a command's `main`. */
export interface CommandCall {
  /** Arguments of the command: `npm run dev -- guest` gives `['guest']`. */
  arguments: string[];
  install: { fresh: boolean; milliseconds: number };
}

/** A failure that the person can fix: its message is shown without a stack. */
export class CommandError extends Error {
  readonly code = 'command';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandError';
  }
}

/** The text for a failure: the message of an expected one, everything of a bug. */
export function explain(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
