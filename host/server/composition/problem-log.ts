import type { Logger } from 'pino';

/** A release, the registry or the trusted keys can't be used now. */
export interface Problem {
  problem: string;
  /** Milliseconds since 1970. */
  since: number;
}

interface ProblemLogOptions {
  log: Pick<Logger, 'info' | 'error'>;
  now(): number;
}

/** The current problems, by remote name, remote name and `canary`, `registry` or `trust`. Logs each change once. */
export class ProblemLog {
  readonly problems = new Map<string, Problem>();
  private readonly options: ProblemLogOptions;

  constructor(options: ProblemLogOptions) {
    this.options = options;
  }

  /** Adds a problem, or resolves it when there is no error. */
  note(about: string, error: unknown): void {
    if (error === undefined) this.settle(about);
    else this.add(about, error);
  }

  add(about: string, error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    if (this.problems.get(about)?.problem === problem) return;
    this.problems.set(about, { problem, since: this.options.now() });
    this.options.log.error(
      { about, problem },
      'a release or the registry is refused; the last good stays live',
    );
  }

  settle(about: string): void {
    if (this.problems.delete(about)) this.options.log.info({ about }, 'is well again');
  }

  /** Resolves the problems of remotes that the registry no longer names. */
  keepOnly(remotes: readonly string[]): void {
    for (const about of this.problems.keys()) {
      const [name = ''] = about.split(' ');
      if (name !== 'registry' && name !== 'trust' && !remotes.includes(name)) this.settle(about);
    }
  }
}
