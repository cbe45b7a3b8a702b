import aurora from './facts/aurora.json' with { type: 'json' };
import { parseFacts } from './parse-facts.ts';

/** What Hotel Aurora states about itself. */
export const auroraFacts = parseFacts(aurora);
