import { type Configuration, rspack } from '@rspack/core';
import { problemsOf } from './development-build.ts';

/** A build that repeats when sources change. */
export interface Watch {
  /** Resolves after the first successful build. */
  first: Promise<void>;
  close(): Promise<void>;
}

interface WatchListener {
  /** After each successful build but the first. */
  onRebuilt(): void;
  onProblems(problems: string): void;
}

/** Watches the builds for Node: the API, the host's server, a remote's server side. */
export function watchServer(
  configurations: Configuration[],
  { onRebuilt, onProblems }: WatchListener,
): Watch {
  const compiler = rspack(configurations);
  let settled = false;
  let resolveFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });
  const watching = compiler.watch({}, (error, stats) => {
    const problems = error ? String(error) : stats ? problemsOf(stats) : null;
    if (problems !== null) {
      onProblems(problems);
      return;
    }
    if (settled) onRebuilt();
    settled = true;
    resolveFirst();
  });
  return { first, close: () => new Promise((resolve) => watching?.close(() => resolve())) };
}
