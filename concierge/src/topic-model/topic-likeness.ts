import { readTopics, TOPIC_NAMES } from './topic-model.ts';

/** Weight of each part of a fact among its topics. */
const WEIGHTS = { title: 1, key: 0.5, text: 2 } as const;

/** The parts of a fact that identify its subject. */
export interface FactParts {
  title: string;
  /** Its key as words, as `check Out time`. */
  key: string;
  /** Its text, in each of its languages. */
  texts: readonly string[];
}

/** The topics of a text, as {@link likenessOf} compares them: square roots of probabilities. */
export type TopicRoots = Float32Array;

/** The topics of a question. */
export const questionTopics = (question: string): TopicRoots => readTopics(question).map(Math.sqrt);

/** The topics of a fact: those of its parts, by their weights. */
export function factTopics({ title, key, texts }: FactParts): TopicRoots {
  const parts: Array<readonly [text: string, weight: number]> = [
    [title, WEIGHTS.title],
    [key, WEIGHTS.key],
    ...texts.map((text) => [text, WEIGHTS.text / texts.length] as const),
  ];
  const topics = new Float32Array(TOPIC_NAMES.length);
  let whole = 0;
  for (const [text, weight] of parts) {
    if (!/\p{L}/u.test(text)) continue;
    whole += weight;
    for (const [topic, probability] of readTopics(text).entries())
      topics[topic] = (topics[topic] ?? 0) + weight * probability;
  }
  return topics.map((sum) => Math.sqrt(sum / Math.max(whole, WEIGHTS.key)));
}

/** Similarity of two texts' topics: 0 for none in common, 1 for equal ones (Bhattacharyya). */
export function likenessOf(one: TopicRoots, other: TopicRoots): number {
  let sum = 0;
  for (let topic = 0; topic < one.length; topic += 1) sum += (one[topic] ?? 0) * (other[topic] ?? 0);
  return sum;
}
