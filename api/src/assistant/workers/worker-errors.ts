/** The thread of a turn ended before the turn did. */
export class WorkerLostError extends Error {
  readonly code = 'worker-lost';
  /** Whether the turn was alone in its thread, and so must have ended it. */
  readonly alone: boolean;
  /** Whether the thread was terminated because it gave no sign of life. */
  readonly silent: boolean;

  constructor(why: string, { alone, silent }: { alone: boolean; silent: boolean }) {
    super(`The worker of this turn was lost: ${why}`);
    this.alone = alone;
    this.silent = silent;
  }
}

/** No worker can be started at the moment. */
export class WorkersDownError extends Error {
  readonly code = 'workers-down';

  constructor(why: string) {
    super(`No worker answers turns: ${why}`);
  }
}
