import { type Classifier, classify } from '../learning/classifier.ts';
import type { TopicLine } from './topic-lines.ts';
import { type TopicTraining, trainTopics } from './train-topics.ts';

/** Of each topic and file, one question in this many is held out. */
const HELD_OUT_EVERY = 7;

/** Results for held-out questions of a language. */
export interface TopicScore {
  language: string;
  questions: number;
  /** Share whose most likely topic is correct. */
  first: number;
  /** Share whose topic is among the three most likely. */
  third: number;
}

/** Splits off the held-out questions. */
export function splitLines(lines: readonly TopicLine[]): { learned: TopicLine[]; heldOut: TopicLine[] } {
  const learned: TopicLine[] = [];
  const heldOut: TopicLine[] = [];
  const counts = new Map<string, number>();
  for (const line of lines) {
    const group = `${line.file} ${line.topic} ${line.kind}`;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    const isHeldOut = line.kind === 'question' && count % HELD_OUT_EVERY === 0;
    (isHeldOut ? heldOut : learned).push(line);
  }
  return { learned, heldOut };
}

/** Trains without some questions of each topic and scores these questions. */
export function scoreHeldOutQuestions(lines: readonly TopicLine[], training: TopicTraining): TopicScore[] {
  const { learned, heldOut } = splitLines(lines);
  const models = trainTopics(learned, training);
  const read = heldOut.map(({ text, topic, language }) => ({ language, rank: rankOf(models, text, topic) }));
  return ['all', ...new Set(read.map(({ language }) => language))].map((language) => {
    const own = read.filter((line) => language === 'all' || line.language === language);
    const within = (most: number) => own.filter(({ rank }) => rank < most).length / own.length;
    return { language, questions: own.length, first: within(1), third: within(3) };
  });
}

/** How many topics are more likely for a text than its own. */
function rankOf(models: readonly Classifier[], text: string, topic: string): number {
  const probabilities = classify(models, text);
  const own = probabilities[models[0]?.labels.indexOf(topic) ?? -1] ?? 0;
  return probabilities.filter((probability) => probability > own).length;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Formats the figures as a table. */
export const formatTopicScores = (scores: readonly TopicScore[]): string =>
  scores
    .map(
      ({ language, questions, first, third }) =>
        `${language}: ${questions} questions, their topic first ${percent(first)}, among three ${percent(third)}\n`,
    )
    .join('');
