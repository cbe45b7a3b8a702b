import { blackbrick } from './blackbrick.ts';
import { luzeiros } from './luzeiros.ts';
import { miramar } from './miramar.ts';
import type { Proposal } from './proposal.ts';

/** All proposals that have a page. All of them are samples for fictional hotels. */
export const proposals: readonly Proposal[] = [miramar, luzeiros, blackbrick];
