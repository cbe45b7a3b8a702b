import { classify } from '../learning/classifier.ts';
import { loadTopicModel } from './stored-topic-model.ts';
import stored from './topic-model.json' with { type: 'json' };

const model = loadTopicModel(stored);

/** The topics of a stay, in the order of the numbers of {@link readTopics}. */
export const TOPIC_NAMES: readonly string[] = model[0]?.labels ?? [];

/** The probability of each topic for a text, a question or a fact; they add up to 1. */
export const readTopics = (text: string): Float32Array => classify(model, text);
