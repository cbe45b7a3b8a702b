import { z } from 'zod';
import type { Classifier } from '../learning/classifier.ts';
import { loadClassifier, StoredClassifier, storeClassifier } from '../learning/stored-classifier.ts';

/** `meaning-model.json`: the classifiers that decide together. */
const StoredMeaningModel = z.strictObject({ classifiers: z.array(StoredClassifier).min(1) });
type StoredMeaningModel = z.infer<typeof StoredMeaningModel>;

/** The stored form of these classifiers. */
export const storeMeaningModel = (models: readonly Classifier[]): StoredMeaningModel => ({
  classifiers: models.map((model) => storeClassifier(model)),
});

/** The classifiers of a stored meaning model. Throws when it is malformed. */
export const loadMeaningModel = (stored: unknown): Classifier[] =>
  StoredMeaningModel.parse(stored).classifiers.map(loadClassifier);
