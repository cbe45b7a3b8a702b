import { HOUSE_MATTERS } from './house-matters.ts';
import { PERSONAL_MATTERS } from './personal-matters.ts';
import type { SensitiveTopic } from './sensitive-topic.ts';

export { EMERGENCIES } from './emergencies.ts';
export { PERSON_WANTED } from './person-wanted.ts';
export type { SensitiveTopic } from './sensitive-topic.ts';

/**
 * What is a person's, decided before any engine sees the message (product.md 3.3). Order matters: the first topic that
 * matches is the reason.
 */
export const RESTRICTED: readonly SensitiveTopic[] = [...HOUSE_MATTERS, ...PERSONAL_MATTERS];
