import type { BuiltRelease } from '../upload/built-release.ts';
import type { Claims } from './live-pages.ts';

/** The environment that a release would go live in. */
export interface GateContext {
  /** Claims of the other remotes, live or canaries. */
  others: readonly Claims[];
  /** Contract numbers that the live host serves. */
  contracts: readonly number[];
}

/** One rule of the contract gate: the problems of a release as sentences, none when it keeps the rule. */
export interface Rule {
  name: string;
  check(built: BuiltRelease, environment: GateContext): string[] | Promise<string[]>;
}
