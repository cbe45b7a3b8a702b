import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A step of a document for people: its heading, and the words in bold, which are those on the screen. */
export interface WrittenStep {
  heading: string;
  words: ReadonlySet<string>;
}

/** The steps of a document, by its path in the repository: its headings of the second level, in order. */
export function loadWrittenSteps(file: string): readonly WrittenStep[] {
  const text = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
  const [, ...sections] = text.split(/^## /m);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const words = [...lines.join('\n').matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word);
    return { heading, words: new Set(words) };
  });
}

/** Returns words to look for on the screen, if the step contains them, and tracks the unused ones. */
export interface Reader {
  (words: string): string;
  /** Bold words of the step that no test has used. */
  unread(): string[];
}

/** Follows one step using only its own words. */
export function readerOf({ heading, words }: WrittenStep): Reader {
  const left = new Set(words);
  const read = (wanted: string) => {
    if (!words.has(wanted)) throw new Error(`“${heading}” does not say **${wanted}**.`);
    left.delete(wanted);
    return wanted;
  };
  return Object.assign(read, { unread: () => [...left] });
}
