import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom, shuffle } from '../learning/seeded-random.ts';

interface Clinc {
  train: string[][];
  val: string[][];
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The lines of published data sets of ordinary requests, in a fixed random order: CLINC150 (`clinc150/train-val.json`),
 * HWU64 (`hwu64/lines.jsonl`) and NLU++ (`nlupp-*`/`fold*.json`) of a folder. They are not part of the project;
 * README.md names their sources.
 */
export function loadOrdinaryLines(folder: string): string[] {
  const clinc = json(join(folder, 'clinc150/train-val.json')) as Clinc;
  const hwu = readFileSync(join(folder, 'hwu64/lines.jsonl'), 'utf8').split('\n').filter(Boolean);
  const nlupp = ['nlupp-hotels', 'nlupp-banking']
    .map((name) => join(folder, name))
    .filter((name) => existsSync(name))
    .flatMap((name) =>
      readdirSync(name)
        .filter((file) => file.startsWith('fold'))
        .sort()
        .flatMap((file) => json(join(name, file)) as Array<{ text: string }>),
    );
  const lines = [
    ...[...clinc.train, ...clinc.val].map(([line = '']) => line),
    ...hwu.map((row) => (JSON.parse(row) as { text: string }).text),
    ...nlupp.map(({ text }) => text),
  ];
  return shuffle([...new Set(lines.filter(Boolean))], seededRandom(1));
}
