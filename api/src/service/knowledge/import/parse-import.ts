import {
  KnowledgeInput,
  MAX_ENTRY_LANGUAGES,
  MAX_ENTRY_VALUES,
  MAX_IMPORT_ENTRIES,
} from '@bellkey/shared/api';
import { keyFrom } from '../gaps/teach.ts';
import { parseCsv } from './parse-csv.ts';

/** One entry of an import, or why it cannot be imported; `line` is its first. */
export type ParsedRow =
  | { line: number; ok: true; input: KnowledgeInput }
  | { line: number; ok: false; key: string | null; title: string | null; problem: string };

/** The columns that an entry can have: languages, values, and nine others. */
const MAX_COLUMNS = MAX_ENTRY_LANGUAGES + MAX_ENTRY_VALUES + 9;
const TOO_MANY = `at most ${MAX_IMPORT_ENTRIES} entries at once; import the rest by themselves`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day is its start in UTC; a complete instant stays unchanged. */
function instantOf(text: string | undefined): string | null {
  if (!text) return null;
  return DAY.test(text) ? `${text}T00:00:00.000Z` : text;
}

function checked(line: number, given: Record<string, unknown>): ParsedRow {
  const parsed = KnowledgeInput.safeParse(given);
  if (parsed.success) return { line, ok: true, input: parsed.data };
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the row';
  const text = (value: unknown) => (typeof value === 'string' && value ? value : null);
  return {
    line,
    ok: false,
    key: text(given.key),
    title: text(given.title),
    problem: `${field}: ${issue?.message ?? 'not valid'}`,
  };
}

const words = (text: string | undefined) =>
  (text ?? '')
    .split(/[,|]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Columns `text_en`, `text_pt` are languages; `value_from` is the value `from`. */
function withPrefix(record: ReadonlyMap<string, string>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    [...record].flatMap(([column, cell]) =>
      column.startsWith(prefix) && cell ? [[column.slice(prefix.length), cell]] : [],
    ),
  );
}

function fromCsv(text: string): ParsedRow[] {
  const parsed = parseCsv(text);
  const whole = (line: number, problem: string): ParsedRow[] => [
    { line, ok: false, key: null, title: null, problem },
  ];
  if (!parsed.ok) return whole(parsed.line, 'a quote is opened here and never closed');
  const [head, ...records] = parsed.records;
  const columns = head?.cells.map((cell) => cell.toLowerCase()) ?? [];
  if (columns.length > MAX_COLUMNS) return whole(1, `at most ${MAX_COLUMNS} columns`);
  if (!columns.includes('title') || !columns.some((column) => column.startsWith('text_'))) {
    return whole(1, 'the first line must name the columns: title and text_en at least');
  }
  const known = /^(?:key|title|kind|scope|keywords|valid_from|valid_until|text_[a-z]{2,3}|value_.+)$/;
  const strange = columns.find((column) => !known.test(column));
  if (strange !== undefined) return whole(1, `there is no column "${strange}"`);
  if (records.length > MAX_IMPORT_ENTRIES) return whole(1, TOO_MANY);
  return records.map(({ line, cells }) => {
    if (cells.length > columns.length) {
      return { line, ok: false, key: null, title: cells[0] ?? null, problem: 'more cells than columns' };
    }
    const record = new Map(columns.map((column, index) => [column, cells[index] ?? '']));
    const title = record.get('title') ?? '';
    return checked(line, {
      kind: record.get('kind') || 'fact',
      key: record.get('key') || keyFrom(title),
      title,
      scope: record.get('scope') || 'public',
      keywords: words(record.get('keywords')),
      values: withPrefix(record, 'value_'),
      text: withPrefix(record, 'text_'),
      ownerId: null,
      validFrom: instantOf(record.get('valid_from')),
      validUntil: instantOf(record.get('valid_until')),
    });
  });
}

const META = /^(key|language|scope|keywords|valid_from|valid_until):\s*(.+)$/i;

/** Each heading `## Title` starts an article; lines such as `scope: room` right under it are its attributes. */
function fromMarkdown(text: string): ParsedRow[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const starts = lines.flatMap((line, index) => (/^#{1,2}\s+\S/.test(line) ? [index] : []));
  if (starts.length === 0) {
    return [
      { line: 1, ok: false, key: null, title: null, problem: 'no heading: begin each article with ## Title' },
    ];
  }
  if (starts.length > MAX_IMPORT_ENTRIES) {
    return [{ line: 1, ok: false, key: null, title: null, problem: TOO_MANY }];
  }
  return starts.flatMap((start, order): ParsedRow[] => {
    const title = (lines[start] ?? '').replace(/^#+\s+/, '').trim();
    const rest = lines.slice(start + 1, starts[order + 1] ?? lines.length);
    const meta = new Map<string, string>();
    while (rest.length > 0) {
      const found = META.exec(rest[0]?.trim() ?? '');
      if (!found && (rest[0]?.trim() !== '' || meta.size > 0)) break;
      if (found?.[1] && found[2]) meta.set(found[1].toLowerCase(), found[2].trim());
      rest.shift();
    }
    const body = rest.join('\n').trim();
    // Text above the first article is not one.
    if (!body && /^#\s/.test(lines[start] ?? '')) return [];
    return [
      checked(start + 1, {
        kind: 'article',
        key: meta.get('key') || keyFrom(title),
        title,
        scope: meta.get('scope') || 'public',
        keywords: words(meta.get('keywords')),
        values: {},
        text: body ? { [meta.get('language') || 'en']: body } : {},
        ownerId: null,
        validFrom: instantOf(meta.get('valid_from')),
        validUntil: instantOf(meta.get('valid_until')),
      }),
    ];
  });
}

/** Parses a whole import, each row separately: a bad one does not affect the others. */
export function parseImport(format: 'csv' | 'markdown', text: string): ParsedRow[] {
  return format === 'csv' ? fromCsv(text) : fromMarkdown(text);
}
