import path from 'node:path';
import { lexer, type Token, walkTokens } from 'marked';
import { decisionReferences } from './decision-references.ts';
import { type Reference, referenceTo } from './reference.ts';

/** A path in code style that has a blank for something: `api/<part>/`, `docs/*.md`, `src/…`. */
const PATTERN = /[<>*…{}$ ]/;

/** The name of a source file, or the end of its path, as `policy/propose-order.ts`. */
const SOURCE_FILE = /^[\w-]+(?:[/.][\w-]+)*\.(ts|tsx|mts|mjs|sql)$/;

/** Output of builds, which is in no repository. */
const BUILT = /(^|\/)(dist|dist-dev|node_modules)(\/|$)/;

/**
 * What a Markdown document refers to: its links and pictures, the paths of the repository that it writes in code style,
 * and the decisions that it mentions. Addresses of other sites and of pages (`/guides`) are not followed.
 *
 * @param file from the repository's folder
 * @param roots names at the repository's top, by which a path in code style is known
 */
export function markdownReferences(text: string, file: string, roots: ReadonlySet<string>): Reference[] {
  const folder = path.posix.dirname(file) === '.' ? '' : path.posix.dirname(file);
  const found = decisionReferences(text);
  walkTokens(lexer(text), (token: Token) => {
    const line = lineOf(text, token.raw);
    if ((token.type === 'link' || token.type === 'image') && isRelative(token.href))
      found.push(
        token.href.startsWith('#')
          ? { line, text: token.href, path: file, match: 'whole', anchor: token.href.slice(1) }
          : referenceTo(token.href, { text: token.href, line, folder }),
      );
    const code = token.type === 'codespan' ? token.raw.replaceAll('`', '') : '';
    if (isPath(code, roots)) found.push(referenceTo(code, { text: code, line, folder: '' }));
    else if (SOURCE_FILE.test(code))
      found.push({ line, text: code, path: `/${code}`, match: 'end', anchor: null });
  });
  return found;
}

const isRelative = (href: string) => !/^[a-z][a-z+.-]*:/i.test(href) && !href.startsWith('/');

const isPath = (code: string, roots: ReadonlySet<string>) =>
  code.includes('/') && !PATTERN.test(code) && !BUILT.test(code) && roots.has(code.split('/')[0] ?? '');

/** The line of a token; the first if it occurs several times. */
const lineOf = (text: string, raw: string) =>
  text.slice(0, Math.max(0, text.indexOf(raw))).split('\n').length;
