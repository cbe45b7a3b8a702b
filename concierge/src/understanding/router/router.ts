import { inflateRawSync } from 'node:zlib';
import { type FeatureSpace, featuresOf } from './features.ts';
import artefact from './router-weights.json' with { type: 'json' };

/** A stored router: int8 weights, one scale per intent, deflated, in base64. */
export interface RouterArtefact {
  attribution: string;
  intents: string[];
  space: FeatureSpace;
  /** Minimum probability of an intent. */
  threshold: number;
  bias: number[];
  scale: number[];
  weights: string;
}

interface Router {
  artefact: RouterArtefact;
  weights: Int8Array;
  dimensions: number;
}

let own: Router | null = null;

/** The project's own router, unpacked on first use. */
function ownRouter(): Router {
  own ??= openRouter();
  return own;
}

/** Opens an artefact, by default the project's own. Unpacks its weights once. */
export function openRouter(from: RouterArtefact = artefact): Router {
  const bytes = inflateRawSync(Buffer.from(from.weights, 'base64'));
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { artefact: from, weights, dimensions: weights.length / from.intents.length };
}

/** The probability of each intent of the NLU++ ontology in an English text, from 0 to 1. */
export function intentProbabilities(text: string, router: Router = ownRouter()): Map<string, number> {
  const { artefact: kept, weights, dimensions } = router;
  const { indices, values } = featuresOf(text, kept.space);
  const probabilities = new Map<string, number>();
  for (const [label, intent] of kept.intents.entries()) {
    let sum = 0;
    for (let k = 0; k < indices.length; k += 1) {
      sum += (weights[label * dimensions + (indices[k] ?? 0)] ?? 0) * (values[k] ?? 0);
    }
    const score = sum * (kept.scale[label] ?? 0) + (kept.bias[label] ?? 0);
    probabilities.set(intent, 1 / (1 + Math.exp(-score)));
  }
  return probabilities;
}

/** The intents of an English text, in the NLU++ ontology's names. */
export function intentsOf(text: string, router: Router = ownRouter()): string[] {
  const { threshold } = router.artefact;
  return [...intentProbabilities(text, router)].filter(([, p]) => p > threshold).map(([intent]) => intent);
}
