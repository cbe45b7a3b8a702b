import { z } from 'zod';
import type { Classifier } from '../learning/classifier.ts';
import { loadClassifier, StoredClassifier, storeClassifier } from '../learning/stored-classifier.ts';

/** `topic-model.json`: the classifiers that decide together. */
const StoredTopicModel = z.strictObject({ classifiers: z.array(StoredClassifier).min(1) });
type StoredTopicModel = z.infer<typeof StoredTopicModel>;

/** The stored form of these classifiers. */
export const storeTopicModel = (models: readonly Classifier[]): StoredTopicModel => ({
  classifiers: models.map((model) => storeClassifier(model)),
});

/** The classifiers of a stored topic model. Throws when it is malformed. */
export const loadTopicModel = (stored: unknown): Classifier[] =>
  StoredTopicModel.parse(stored).classifiers.map(loadClassifier);
