import { createHash } from 'node:crypto';
import type { ShiftSection } from '@bellkey/shared/api';

/** The lines that a draft was written with, as hashes by section. */
export type DraftedLines = Readonly<Record<string, readonly string[]>>;

const hashOf = (line: string): string => createHash('sha256').update(line).digest('base64url').slice(0, 16);
const hashesOf = (text: string): string[] => text.split('\n').map(hashOf);

/** The lines of sections that were just written from the data. */
export const draftedLines = (sections: readonly ShiftSection[]): DraftedLines =>
  Object.fromEntries(sections.map(({ key, text }) => [key, hashesOf(text)]));

/** The sections of a new draft that say something else than the lines of an earlier one. */
export function changedSections(fresh: readonly ShiftSection[], before: DraftedLines): ShiftSection[] {
  return fresh.filter(({ key, text }) => before[key] && hashesOf(text).join() !== before[key].join());
}

/**
 * A new draft with what a person has done to the earlier one: lines that they wrote stay, below the new ones, and lines
 * that they deleted stay away. Their own section is theirs.
 *
 * @param before lines of the earlier draft; null if they are not known, which keeps the person's own section alone
 */
export function mergeDraft(
  fresh: readonly ShiftSection[],
  written: readonly ShiftSection[],
  before: DraftedLines | null,
): ShiftSection[] {
  return fresh.map((section) => {
    const kept = written.find(({ key }) => key === section.key);
    if (!kept) return section;
    if (section.key === 'own') return kept;
    const drafted = before?.[section.key];
    if (!drafted) return section;
    const lines = kept.text.split('\n');
    const hashes = new Set(lines.map(hashOf));
    const deleted = new Set(drafted.filter((hash) => !hashes.has(hash)));
    const isNew = section.text.split('\n').filter((line) => !deleted.has(hashOf(line)));
    const known = new Set([...drafted, ...isNew.map(hashOf)]);
    const theirs = lines.filter((line) => line.trim() !== '' && !known.has(hashOf(line)));
    return { ...section, text: [...isNew, ...theirs].join('\n') };
  });
}
