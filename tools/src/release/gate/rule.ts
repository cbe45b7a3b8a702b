import type { BuiltRelease } from '../upload/built-release.ts';
import type { Claims } from './live-pages.ts';

/** What the gate knows of the world that a release would go into. */
export interface GateContext {
  /** What the other remotes claim, live or as canaries. */
  others: readonly Claims[];
  /** Contract numbers that the live host serves. */
  contracts: readonly number[];
}

/** One rule of the contract gate: sentences on what is wrong with a release, none when it keeps the rule. */
export interface Rule {
  name: string;
  check(built: BuiltRelease, world: GateContext): string[] | Promise<string[]>;
}
