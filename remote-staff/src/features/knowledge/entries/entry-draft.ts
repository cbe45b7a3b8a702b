import type { KnowledgeEntry, KnowledgeInput } from '@bellkey/shared/api';
import { plainText } from '@bellkey/shared/plain-text';
import * as messages from '../../../../messages/compiled/knowledge/en.ts';

/** An entry as it is being typed. */
export interface EntryDraft {
  kind: 'fact' | 'article';
  key: string;
  title: string;
  scope: KnowledgeInput['scope'];
  keywords: string;
  /** One `name: value` per line. */
  values: string;
  text: Record<string, string>;
  ownerId: string;
  /** Days as `2026-03-15`; empty for none. */
  from: string;
  until: string;
}

/** The draft of an entry that is edited, or of a new one. */
export function draftOf(entry: KnowledgeEntry | null, languages: readonly string[]): EntryDraft {
  const text = Object.fromEntries([...languages].map((language) => [language, entry?.text[language] ?? '']));
  return {
    kind: entry?.kind ?? 'fact',
    key: entry?.key ?? '',
    title: entry?.title ?? '',
    scope: entry?.scope ?? 'public',
    keywords: entry?.keywords.join(', ') ?? '',
    values: Object.entries(entry?.values ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    text: { ...text, ...entry?.text },
    ownerId: entry?.ownerId ?? '',
    from: entry?.validFrom?.slice(0, 10) ?? '',
    until: entry?.validUntil?.slice(0, 10) ?? '',
  };
}

/** A key from a title: `Sauna hours` is `sauna.hours`. */
export function keyOf(title: string): string {
  return plainText(title)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 5)
    .join('.');
}

export type DraftResult = { ok: true; input: KnowledgeInput } | { ok: false; fields: Record<string, string> };

const instant = (day: string) => (day === '' ? null : `${day}T00:00:00.000Z`);

/** Validates typed input: as the API takes it, or the problems by field. */
export function inputOf(draft: EntryDraft): DraftResult {
  const fields: Record<string, string> = {};
  const text = Object.fromEntries(
    Object.entries(draft.text)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
  const lines = draft.values.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => /^\s*([^:]+?)\s*:\s*(.+?)\s*$/.exec(line));
  if (draft.title.trim() === '') fields.title = messages.nameError;
  if (Object.keys(text).length === 0) fields.text = messages.textError;
  if (pairs.some((pair) => pair === null)) fields.values = messages.valuesError;
  if (draft.from && draft.until && draft.from >= draft.until) fields.until = messages.untilError;
  const key = draft.key.trim() || keyOf(draft.title);
  if (!fields.title && !/^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u.test(key)) {
    fields.key = messages.keyError;
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  return {
    ok: true,
    input: {
      kind: draft.kind,
      key,
      title: draft.title.trim(),
      scope: draft.scope,
      keywords: draft.keywords
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
      values: Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? '']] : []))),
      text,
      ownerId: draft.ownerId || null,
      validFrom: instant(draft.from),
      validUntil: instant(draft.until),
    },
  };
}
