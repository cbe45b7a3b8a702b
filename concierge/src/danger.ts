/**
 * Functions that detect danger in a text, for the API, with and without a turn. They are pure: the same text gives the
 * same result. Decision 0530 says why they are not ports.
 */

export { type Danger, dangerIn, dangerInUnanswered } from './policy/danger/danger.ts';
export { partToAnswer, servicePart } from './policy/danger/part-to-answer.ts';
export { dangerHere } from './policy/danger/service-sentences.ts';
export { languageOfDanger } from './policy/danger/words/danger-signs.ts';
