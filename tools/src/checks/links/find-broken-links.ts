import { markdownAnchors } from './markdown-anchors.ts';
import { markdownReferences } from './markdown-references.ts';
import type { Reference } from './reference.ts';
import { bareMentions, sourceReferences } from './source-references.ts';

/**
 * The references of a repository's files that lead nowhere.
 *
 * @param files paths of all of them, from the repository's folder
 * @param load text of one of them
 * @returns `file:line: what is wrong`, in the order of the files; empty when all of them lead somewhere
 */
export function findBrokenLinks(files: readonly string[], load: (file: string) => string): string[] {
  const places = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  const roots = new Set(files.map((file) => file.split('/')[0] ?? ''));
  const documents = files
    .filter((file) => /^docs\/[^/]+\.md$/.test(file))
    .map((file) => file.slice('docs/'.length));
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string) => {
    const known = anchors.get(file) ?? markdownAnchors(load(file));
    anchors.set(file, known);
    return known;
  };
  const targetOf = ({ path, match }: Reference): string | undefined => {
    if (match === 'start') return files.find((file) => file.startsWith(path));
    if (match === 'end') return files.find((file) => `/${file}`.endsWith(path));
    return places.has(path) ? path : undefined;
  };
  const problemOf = (reference: Reference): string | null => {
    const { text, path, anchor } = reference;
    const target = targetOf(reference);
    if (target === undefined) return `“${text}” leads to ${path}, which is not there`;
    if (anchor === null || hasAnchor(anchorsOf(target), anchor)) return null;
    return `“${text}” leads to a part of ${target} that is not there`;
  };
  return files.filter(isFollowed).flatMap((file) => {
    const text = load(file);
    const isMarkdown = file.endsWith('.md');
    const references = isMarkdown ? markdownReferences(text, file, roots) : sourceReferences(text);
    const bare = isMarkdown ? [] : bareMentions(text, documents);
    return [
      ...references.flatMap((reference) => {
        const problem = problemOf(reference);
        return problem ? [`${file}:${reference.line}: ${problem}`] : [];
      }),
      ...bare.map(
        ({ line, text: mention }) => `${file}:${line}: “${mention}” has no folder: write docs/${mention}`,
      ),
    ];
  });
}

/** Markdown and source. Tests of this check name missing files on purpose. */
const isFollowed = (file: string) =>
  /\.(md|ts|tsx|mts|mjs|css|sql|jsonc)$/.test(file) && !/\/checks\/links\/.*\.test\.ts$/.test(file);

/** An anchor that ends in a dash is a prefix: the number of a section with any title. */
const hasAnchor = (anchors: ReadonlySet<string>, anchor: string) =>
  anchors.has(anchor) || (anchor.endsWith('-') && [...anchors].some((known) => known.startsWith(anchor)));

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
