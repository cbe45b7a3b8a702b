import several from '../../../data/several/restricted.json' with { type: 'json' };
import { answerFiles } from '../../data/answer-data.ts';
import { normalise } from '../../language/text/normalise.ts';
import { loadTopics } from './sensitive-topic.ts';

/**
 * Topics that a person handles, detected before any engine sees the message (docs/product.md#guard-rails). The first
 * match is the reason, so the order matters.
 */
export const RESTRICTED = loadTopics('restricted', { ...answerFiles('restricted'), several });

const COMPLAINTS = RESTRICTED.filter(({ reason }) => reason === 'restricted:complaint');

/** Whether a line complains in words that only a person may answer: `this is ridiculous`. */
export const complains = (line: string): boolean => {
  const normalised = normalise(line);
  return COMPLAINTS.some(({ patterns }) => patterns.some((pattern) => pattern.test(normalised)));
};
