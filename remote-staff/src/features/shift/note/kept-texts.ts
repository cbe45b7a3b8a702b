import type { ShiftNote, ShiftSectionKey } from '@bellkey/shared/api';
import type { TextStorage } from '../../../desk/outbox/unsent-storage.ts';

/** Text typed into a draft, by section. */
export type Texts = Readonly<Partial<Record<ShiftSectionKey, string>>>;

/** Unsaved text of a draft, and the version of the draft it was typed into. */
export interface KeptTexts {
  version: number;
  texts: Texts;
}

const keyOf = (owner: string, noteId: string) => `bellkey-shift-note:${owner}:${noteId}`;

/** The texts of a note by section. */
export const textsOf = ({ sections }: Pick<ShiftNote, 'sections'>): Texts =>
  Object.fromEntries(sections.map(({ key, text }) => [key, text]));

/** The saved text of a draft on this device; null without any, and where the browser refuses storage. */
export function loadTexts(storage: TextStorage, owner: string, noteId: string): KeptTexts | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(owner, noteId)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Saves typed text on this device; null deletes it. */
export function saveTexts(storage: TextStorage, owner: string, noteId: string, kept: KeptTexts | null): void {
  try {
    if (kept) storage.setItem(keyOf(owner, noteId), JSON.stringify(kept));
    else storage.removeItem(keyOf(owner, noteId));
  } catch {
    // Storage is full or refused: the text lasts as long as the page.
  }
}

/** Text typed into notes that someone else has signed meanwhile. */
export function leftTexts(
  storage: Storage,
  owner: string,
  drafts: readonly Pick<ShiftNote, 'id'>[],
): Array<{ noteId: string; texts: Texts }> {
  const prefix = keyOf(owner, '');
  return Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((noteId) => !drafts.some(({ id }) => id === noteId))
    .flatMap((noteId) => {
      const kept = loadTexts(storage, owner, noteId);
      return kept ? [{ noteId, texts: kept.texts }] : [];
    });
}

function isKept(value: unknown): value is KeptTexts {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('texts' in value))
    return false;
  const { version, texts } = value;
  return (
    typeof version === 'number' &&
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  );
}
