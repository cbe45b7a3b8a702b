/**
 * What the API may ask about a text without a turn: pure functions, the same answer for the same text. Danger has a door
 * of its own, `danger.ts`. Why these are no ports: decision 0530.
 */
export { firstReading } from './dialogue/details/first-reading.ts';
export { earliestDay, isTimeDetail } from './dialogue/details/time-details.ts';
export { FactIndex } from './fact-search/fact-index.ts';
export { findServices } from './language/lexicon/find-services.ts';
export { SERVICES } from './language/lexicon/services.ts';
export { normalise } from './language/text/normalise.ts';
export { loadModels } from './load-models.ts';
