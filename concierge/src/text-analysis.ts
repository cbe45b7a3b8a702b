/**
 * Functions that analyse a text without a turn, for the API. They are pure: the same text gives the same result. Those
 * about danger are in `danger.ts`. Decision 0530 says why they are not ports.
 */
export { firstReading } from './dialogue/details/first-reading.ts';
export { earliestDay, isTimeDetail } from './dialogue/details/time-details.ts';
export { FactIndex } from './fact-search/fact-index.ts';
export { findServices } from './language/lexicon/find-services.ts';
export { SERVICES } from './language/lexicon/services.ts';
export { normalise } from './language/text/normalise.ts';
export { loadModels } from './load-models.ts';
export { mentionsAllergy, withAllergy, wordsOnAllergy } from './policy/topics/allergies.ts';
