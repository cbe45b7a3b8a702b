import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** `import * as messages from '…/messages/compiled/queue/en.ts'`: a group of one language. */
const GROUP_IMPORT = /^import \* as (\w+) from '([^']*\/messages\/compiled\/[^']+\.ts)';$/gm;
/** A message without parameters, as `npm run messages` writes it. */
const TEXT = /^export const (\w+): [^=]+ = ("(?:[^"\\]|\\.)*");$/gm;

/**
 * Writes messages without parameters where they are used. A module that several pages import is in a chunk that they
 * share, with every message that any of them uses; a text in place of its name is only where it is shown.
 *
 * @param {string} source
 * @param {(file: string) => Promise<string>} readGroup reads a compiled group, by the path in the import
 * @returns {Promise<string>}
 */
export async function inlineMessages(source, readGroup) {
  let inlined = source;
  for (const [, name, file] of source.matchAll(GROUP_IMPORT)) {
    const texts = new Map(Array.from((await readGroup(file)).matchAll(TEXT), ([, key, text]) => [key, text]));
    const uses = new RegExp(`(?<![\\w.]|typeof )${name}\\.(\\w+)\\b`, 'g');
    inlined = inlined.replace(uses, (use, key) => {
      const text = texts.get(key);
      return text === undefined ? use : `(${text})`;
    });
  }
  return inlined;
}

/**
 * A loader of Rspack, for TypeScript before it is compiled.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default function load(source) {
  const done = this.async();
  const readGroup = (file) => {
    const group = path.resolve(this.context ?? '', file);
    this.addDependency(group);
    return readFile(group, 'utf8');
  };
  inlineMessages(source, readGroup).then((inlined) => done(null, inlined), done);
}
