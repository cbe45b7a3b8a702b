import { HOUSE_MATTERS } from './topics/house-matters.ts';
import { PERSONAL_MATTERS } from './topics/personal-matters.ts';
import type { SensitiveTopic } from './topics/sensitive-topic.ts';

export { EMERGENCIES } from './topics/emergencies.ts';
export { PERSON_WANTED } from './topics/person-wanted.ts';
export type { SensitiveTopic } from './topics/sensitive-topic.ts';

/**
 * What is a person's, decided before any engine sees the message (product.md 3.3). Order matters: the first topic that
 * matches is the reason.
 */
export const RESTRICTED: readonly SensitiveTopic[] = [...HOUSE_MATTERS, ...PERSONAL_MATTERS];
