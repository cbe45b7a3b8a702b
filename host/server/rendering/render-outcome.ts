/** A page of a release that the server rendered, or could not render. */
export interface RenderOutcome {
  remote: string;
  build: string;
  /** Null on success. */
  error: string | null;
}

/** Outcome of rendering every server page of a release once before visitors see it, when one of them threw. */
export interface FailedTrial {
  remote: string;
  build: string;
  failed: number;
  total: number;
  /** Of the last one. */
  error: string;
}

/** The remotes among these outcomes with at least one page that threw. */
export function failedTrials(outcomes: readonly RenderOutcome[]): FailedTrial[] {
  const remotes = [...new Set(outcomes.map(({ remote }) => remote))];
  return remotes.flatMap((remote) => {
    const own = outcomes.filter((outcome) => outcome.remote === remote);
    const failures = own.filter(({ error }) => error !== null);
    const last = failures.at(-1);
    if (!last) return [];
    const { build, error } = last;
    return [{ remote, build, failed: failures.length, total: own.length, error: error ?? '' }];
  });
}
