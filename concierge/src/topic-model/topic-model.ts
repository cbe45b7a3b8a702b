import { onFirstUse } from '../data/on-first-use.ts';
import { ofText } from '../language/text/of-text.ts';
import { classify } from '../learning/classifier.ts';
import { loadTopicModel } from './stored-topic-model.ts';
import stored from './topic-model.json' with { type: 'json' };

const model = onFirstUse(() => loadTopicModel(stored));

/** The topics of a stay, in the order of the numbers of {@link readTopics}. */
export const TOPIC_NAMES: readonly string[] = stored.classifiers[0]?.labels ?? [];

/** Number of cached results: every turn compares the parts of a property's facts with its question. */
const MOST_REMEMBERED = 2_000;

/**
 * The probability of each topic for a question or a fact; they add up to 1. Callers share the array and must not change
 * it.
 */
export const readTopics: (text: string) => Float32Array = ofText(
  (text) => classify(model(), text),
  MOST_REMEMBERED,
);
