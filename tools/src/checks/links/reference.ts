/** One mention of another file, or of a part of it, in a document or in source. */
export interface Reference {
  /** Line of the mention, from 1. */
  line: number;
  /** The mention as it is written: `docs/product.md#22-state-machines`, `decision 0110`. */
  text: string;
  /** File or folder that has to exist, from the repository's folder; see `match`. */
  path: string;
  /** `start`, `end`: `path` is only the beginning or the end of a file's path. */
  match: 'whole' | 'start' | 'end';
  /** Part of it that has to exist: the anchor of a heading, or its number and a dash (`9-`); null for the file as a whole. */
  anchor: string | null;
}

/**
 * A reference of `text`, whose address is `target`.
 *
 * @param folder that relative addresses start from, from the repository's folder; `''` for the repository's own
 */
export function referenceTo(target: string, { text, line, folder }: ReferenceOptions): Reference {
  const [address = '', anchor = null] = target.split('#');
  const parts = folder ? folder.split('/') : [];
  for (const part of address.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part) parts.push(part);
  }
  return { line, text, path: parts.join('/'), match: 'whole', anchor };
}

interface ReferenceOptions extends Pick<Reference, 'line' | 'text'> {
  folder: string;
}
