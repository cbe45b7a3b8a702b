import several from '../../../data/several/restricted.json' with { type: 'json' };
import { answerFiles } from '../../data/answer-data.ts';
import { loadTopics } from './sensitive-topic.ts';

/**
 * Topics for a person, decided before any engine sees the message (docs/product.md#guard-rails). Order matters: the
 * first match is the reason.
 */
export const RESTRICTED = loadTopics('restricted', { ...answerFiles('restricted'), several });
