import { onFirstUse } from '../data/on-first-use.ts';
import { ofText } from '../language/text/of-text.ts';
import { classify } from '../learning/classifier.ts';
import { loadTopicModel } from './stored-topic-model.ts';
import stored from './topic-model.json' with { type: 'json' };

const model = onFirstUse(() => loadTopicModel(stored));

/** The topics of a stay, in the order of the numbers of {@link readTopics}. */
export const TOPIC_NAMES: readonly string[] = stored.classifiers[0]?.labels ?? [];

/** How many results are cached: the parts of a property's facts, which every turn compares with its question. */
const MOST_REMEMBERED = 2_000;

/** The probability of each topic for a text, a question or a fact; they add up to 1. Shared: not to be changed. */
export const readTopics: (text: string) => Float32Array = ofText(
  (text) => classify(model(), text),
  MOST_REMEMBERED,
);
