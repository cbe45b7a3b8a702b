import { deflateRawSync } from 'node:zlib';
import { CONCEPT_NAMES } from '../router/concepts.ts';
import { dimensionsOf, type FeatureSpace, featuresOf } from '../router/features.ts';
import type { RouterArtefact } from '../router/router.ts';
import type { LabelledLine } from './dataset.ts';
import { type Example, type LogisticModel, type TrainingOptions, trainLogistic } from './logistic.ts';
import { PRIOR, PRIOR_WEIGHT } from './prior.ts';

export const SPACE: FeatureSpace = { wordBits: 13, charBits: 13 };
const OPTIONS: Omit<TrainingOptions, 'prior'> = { epochs: 12, learningRate: 0.3, decay: 1e-5 };
const THRESHOLD = 0.35;
/** Lines of the sibling domain count less, and say nothing about intents that only hotels have. */
const SIBLING_WEIGHT = 0.4;
const INT8_MAX = 127;

const ATTRIBUTION =
  'Trained on NLU++ (PolyAI, Casanueva et al. 2022, "NLU++: A Multi-Label, Slot-Rich, Generalisable Dataset for Natural Language Understanding in Task-Oriented Dialogue"), domains HOTELS and BANKING, CC BY 4.0, https://github.com/PolyAI-LDN/task-specific-datasets. The abstention of the concierge is measured on CLINC150 (Larson et al. 2019, "An Evaluation Dataset for Intent Classification and Out-of-Scope Prediction"), CC BY 3.0.';

/** Trains the router on hotel lines, with the banking lines for the intents that both domains have. */
export function trainRouter(
  hotels: readonly LabelledLine[],
  banking: readonly LabelledLine[],
  intents: readonly string[],
): RouterArtefact {
  const label = new Map(intents.map((intent, index) => [intent, index]));
  const known = (names: readonly string[]) => new Set(names.flatMap((name) => label.get(name) ?? []));
  const shared = known([...new Set(banking.flatMap((line) => line.intents))]);
  const example = (line: LabelledLine, weight: number, about: ReadonlySet<number> | null): Example => ({
    features: featuresOf(line.text, SPACE),
    labels: known(line.intents),
    about,
    weight,
  });
  const examples = [
    ...banking.map((line) => example(line, SIBLING_WEIGHT, shared)),
    ...hotels.map((line) => example(line, 1, null)),
  ];
  const firstConcept = 2 ** SPACE.wordBits + 2 ** SPACE.charBits;
  const prior = Object.entries(PRIOR).flatMap(([intent, concept]) => {
    const index = label.get(intent);
    const feature = firstConcept + CONCEPT_NAMES.indexOf(concept);
    return index === undefined ? [] : [{ label: index, feature, weight: PRIOR_WEIGHT }];
  });
  return pack(trainLogistic(examples, intents.length, dimensionsOf(SPACE), { ...OPTIONS, prior }), intents);
}

/** Weights as int8 with one scale per intent, deflated. */
function pack(model: LogisticModel, intents: readonly string[]): RouterArtefact {
  const { labels, dimensions, weights, bias } = model;
  const bytes = new Int8Array(labels * dimensions);
  const scale: number[] = [];
  for (let label = 0; label < labels; label += 1) {
    const row = weights.subarray(label * dimensions, (label + 1) * dimensions);
    const step = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / INT8_MAX;
    scale.push(step);
    for (let index = 0; index < dimensions; index += 1) {
      bytes[label * dimensions + index] = Math.round((row[index] ?? 0) / step);
    }
  }
  return {
    attribution: ATTRIBUTION,
    intents: [...intents],
    space: SPACE,
    threshold: THRESHOLD,
    bias: [...bias],
    scale,
    weights: deflateRawSync(bytes, { level: 9 }).toString('base64'),
  };
}
