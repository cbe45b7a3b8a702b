import { classify } from '../learning/classifier.ts';
import { loadTopicModel } from './stored-topic-model.ts';
import stored from './topic-model.json' with { type: 'json' };

const model = loadTopicModel(stored);

/** The topics of a stay, in the order of the numbers of {@link readTopics}. */
export const TOPIC_NAMES: readonly string[] = model[0]?.labels ?? [];

/** How likely a text, a question or a fact, is about each topic; the numbers add up to 1. */
export const readTopics = (text: string): Float32Array => classify(model, text);
