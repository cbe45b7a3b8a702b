/** Text within a line: plain, strong, code, or a link. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

/** One block of a document. Headings start at level 2: the title is the page's. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph'; text: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'aside'; text: readonly Inline[] }
  | {
      kind: 'table';
      head: readonly (readonly Inline[])[];
      rows: readonly (readonly (readonly Inline[])[])[];
    };

/** A Markdown file with its front matter (`key: value` lines between two `---`). */
export interface MarkdownFile {
  fields: ReadonlyMap<string, string>;
  blocks: readonly Block[];
}

/**
 * Reads the part of Markdown that our texts use: headings (`##`, `###`), paragraphs, lists, `>` asides, tables, and
 * `**strong**`, `` `code` ``, `[link](/path)` within lines. A figure and its per cent sign stay on one line. No HTML, so a
 * text can't bring a script.
 */
export function parseMarkdown(source: string): MarkdownFile {
  const text = source.replaceAll('\r\n', '\n').replace(/(\d) %/g, '$1\u00a0%');
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text);
  const fields = new Map(
    (front?.[1] ?? '').split('\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : [];
    }),
  );
  const chunks = text
    .slice(front?.[0].length ?? 0)
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '');
  return { fields, blocks: chunks.map(parseBlock) };
}

function parseBlock(chunk: string): Block {
  const lines = chunk.split('\n');
  const heading = /^(##|###) (.+)$/.exec(chunk);
  if (heading?.[2]) {
    return {
      kind: 'heading',
      level: heading[1] === '##' ? 2 : 3,
      text: heading[2],
      id: headingId(heading[2]),
    };
  }
  if (chunk.startsWith('> ')) {
    return { kind: 'aside', text: parseInline(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) };
  }
  if (chunk.startsWith('|')) {
    const [head, , ...rows] = lines.map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => parseInline(cell.trim())),
    );
    return { kind: 'table', head: head ?? [], rows };
  }
  const marker = /^(- |\d+\. )/.exec(chunk)?.[1];
  if (marker) {
    const items = chunk.split(/\n(?=- |\d+\. )/).map((item) => item.replace(/^(- |\d+\. )/, ''));
    return {
      kind: 'list',
      ordered: marker !== '- ',
      items: items.map((item) => parseInline(joinLines(item))),
    };
  }
  return { kind: 'paragraph', text: parseInline(joinLines(chunk)) };
}

/** Splits one line of text into its parts. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  const pattern = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((\S+?)\)/g;
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const [, strong, code, label, href] = match;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined)
      parts.push({ kind: 'link', text: label, href: safeHref(href) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The words of a document, for searching it and for its reading time. */
export function plainText(blocks: readonly Block[]): string {
  const textOf = (inline: readonly Inline[]) => inline.map(({ text }) => text).join('');
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return block.text;
        case 'list':
          return block.items.map(textOf).join(' ');
        case 'table':
          return [block.head, ...block.rows].flat().map(textOf).join(' ');
        default:
          return textOf(block.text);
      }
    })
    .join('\n');
}

/** Only paths of this site, web addresses and mail: never `javascript:`. */
const safeHref = (href: string): string => (/^(\/(?!\/)|#|https:\/\/|mailto:)/.test(href) ? href : '#');

const joinLines = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
