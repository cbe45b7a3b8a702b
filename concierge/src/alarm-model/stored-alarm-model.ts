import { z } from 'zod';
import type { Classifier } from '../learning/classifier.ts';
import { CLIPPED, loadClassifier, StoredClassifier, storeClassifier } from '../learning/stored-classifier.ts';

/** `alarm-model.json`: the classifiers that decide together. */
const StoredAlarmModel = z.strictObject({ classifiers: z.array(StoredClassifier).min(1) });
type StoredAlarmModel = z.infer<typeof StoredAlarmModel>;

/** The stored form of these classifiers. */
export const storeAlarmModel = (models: readonly Classifier[]): StoredAlarmModel => ({
  classifiers: models.map((model) => storeClassifier(model, CLIPPED)),
});

/** The classifiers of a stored alarm model. Throws when it is malformed. */
export const loadAlarmModel = (stored: unknown): Classifier[] =>
  StoredAlarmModel.parse(stored).classifiers.map(loadClassifier);
