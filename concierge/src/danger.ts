/**
 * What the API may ask about danger in a text, with and without a turn: pure functions, the same answer for the same
 * text. Why these are no ports: decision 0530.
 */

export { type Danger, dangerIn, dangerInUnanswered } from './policy/danger/danger.ts';
export { partToAnswer, servicePart } from './policy/danger/part-to-answer.ts';
export { dangerHere } from './policy/danger/service-sentences.ts';
export { languageOfDanger } from './policy/danger/words/danger-signs.ts';
