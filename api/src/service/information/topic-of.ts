import { z } from 'zod';
import stored from './topics.json' with { type: 'json' };

const topics = z.record(z.string(), z.array(z.string())).parse(stored);

const byFirstWord = new Map(
  Object.entries(topics).flatMap(([topic, words]) =>
    words.map((word) => [word.toLowerCase(), topic] as const),
  ),
);

/** The topic under which guests find an entry, by the first word of its key: `breakfast.hours` is about food. */
export const topicOf = (key: string): string =>
  byFirstWord.get(key.split(/[._-]/, 1)[0]?.toLowerCase() ?? '') ?? 'other';
