import pomar from './facts/pomar.json' with { type: 'json' };
import { parseFacts } from './parse-facts.ts';

/** What Casa Pomar states about itself. */
export const pomarFacts = parseFacts(pomar);
