import en from '../../../data/en/restricted.json' with { type: 'json' };
import es from '../../../data/es/restricted.json' with { type: 'json' };
import pt from '../../../data/pt/restricted.json' with { type: 'json' };
import several from '../../../data/several/restricted.json' with { type: 'json' };
import { loadTopics } from './sensitive-topic.ts';

/**
 * What is a person's, decided before any engine sees the message (docs/product.md#guard-rails). Order
 * matters: the first topic that
 * matches is the reason.
 */
export const RESTRICTED = loadTopics('restricted', { en, pt, es, several });
