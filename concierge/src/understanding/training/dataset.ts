import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A labelled line of NLU++. */
export interface LabelledLine {
  text: string;
  intents: string[];
  slots: Record<string, { text: string; span: [number, number] }>;
}

interface RawLine {
  text: string;
  intents?: string[];
  slots?: LabelledLine['slots'];
}

/** The folds of an NLU++ folder, in order of their numbers. */
export function loadFolds(folder: string): LabelledLine[][] {
  return readdirSync(folder)
    .filter((name) => /^fold\d+\.json$/.test(name))
    .sort((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))
    .map((name) =>
      (JSON.parse(readFileSync(join(folder, name), 'utf8')) as RawLine[]).map((line) => ({
        text: line.text,
        intents: line.intents ?? [],
        slots: line.slots ?? {},
      })),
    );
}

/** The intents that the hotel domain has, in the ontology's order. */
export function hotelIntents(folder: string): string[] {
  const ontology = JSON.parse(readFileSync(join(folder, 'ontology.json'), 'utf8')) as {
    intents: Record<string, { domain: string[] }>;
  };
  return Object.entries(ontology.intents)
    .filter(([, intent]) => intent.domain.includes('general') || intent.domain.includes('hotels'))
    .map(([name]) => name);
}

/** CLINC150: lines with their intent, and the domain of each intent. */
export interface ClincData {
  train: Array<[string, string]>;
  val: Array<[string, string]>;
  oos_train: Array<[string, string]>;
  oos_val: Array<[string, string]>;
  domains: Record<string, string[]>;
}

/** Loads the lines of CLINC150 from its folder. */
export function loadClinc(folder: string): ClincData {
  return JSON.parse(readFileSync(join(folder, 'train-val.json'), 'utf8')) as ClincData;
}
