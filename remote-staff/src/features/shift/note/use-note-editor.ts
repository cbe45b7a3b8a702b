import { useAction } from '@bellkey/shared/action';
import type { ShiftNote, ShiftSectionKey } from '@bellkey/shared/api';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useRef, useState } from 'react';
import { useWorkplace } from '../../../desk/workplace.tsx';
import type { ShiftStore } from '../store/use-shift.ts';
import { loadTexts, saveTexts, type Texts, textsOf } from './kept-texts.ts';

/** A draft while a person writes it. */
export interface NoteEditor {
  texts: Texts;
  /** Whether there is unsaved text. */
  dirty: boolean;
  busy: boolean;
  problem: ApiProblem | null;
  /** The note as someone else has saved it since this person started typing; null if no one has. */
  theirs: ShiftNote | null;
  write(key: ShiftSectionKey, text: string): void;
  save(): Promise<void>;
  /** Saves the text, then signs the note. */
  sign(): Promise<boolean>;
  /** Saves the text, then writes the sections again from the data; what a person wrote stays. */
  draftAgain(): Promise<void>;
  /** Drops the typed text, and continues with what someone else has saved. */
  takeTheirs(): void;
  /** Continues with the typed text; the next save replaces what someone else has saved. */
  keepMine(): void;
}

/**
 * Edits a draft: every keystroke is saved on this device, `save` sends it with the version it was typed into, and a
 * version that someone else has saved meanwhile is shown instead of overwritten.
 */
export function useNoteEditor(note: ShiftNote, store: ShiftStore): NoteEditor {
  const api = useApi();
  const { uid } = useWorkplace();
  const owner = `${uid}:${store.propertyId}`;
  const [kept] = useState(() => loadTexts(localStorage, owner, note.id));
  /** The version that was edited, and its texts with the edits. */
  const [typed, setTyped] = useState<{ version: number; texts: Texts } | null>(kept);
  /** The API's latest response, which may be newer than what the page has loaded. */
  const [saved, setSaved] = useState(note);
  const { run, busy, problem, clear } = useAction();
  const current = note.version > saved.version ? note : saved;
  const query = { property: store.propertyId };
  const params = { id: note.id };

  /** Like `typed`, including what was typed before the last render. */
  const latest = useRef(typed);
  const keep = (next: { version: number; texts: Texts } | null) => {
    latest.current = next;
    setTyped(next);
    saveTexts(localStorage, owner, note.id, next);
  };

  const attempt = async <T>(call: () => Promise<ApiResult<T>>): Promise<T | null> => {
    let done: T | null = null;
    clear();
    await run(async (): Promise<ApiProblem | null> => {
      const answer = await call();
      if (answer.ok) done = answer.value;
      else if (answer.error.code !== 'version-conflict') return answer.error;
      // The version that someone else has saved shows after the next load, which explains more than the refusal.
      else await store.refresh();
      return null;
    });
    return done;
  };

  const send = async (): Promise<ShiftNote | null> => {
    if (!typed) return current;
    const changed = await attempt(() =>
      api.call('PUT /api/staff/shift/notes/{id}', {
        params,
        query,
        body: {
          version: typed.version,
          sections: current.sections.map(({ key, text }) => ({ key, text: typed.texts[key] ?? text })),
        },
      }),
    );
    if (!changed) return null;
    setSaved(changed);
    // Text typed during the request is still unsaved.
    const more = latest.current;
    keep(more && more !== typed ? { ...more, version: changed.version } : null);
    return changed;
  };

  return {
    texts: { ...textsOf(current), ...typed?.texts },
    dirty: typed !== null,
    busy,
    problem,
    theirs: typed && current.version > typed.version ? current : null,
    write: (key, text) =>
      keep({ version: typed?.version ?? current.version, texts: { ...typed?.texts, [key]: text } }),
    async save() {
      await send();
    },
    async sign() {
      const last = await send();
      if (!last) return false;
      const signed = await attempt(() =>
        api.call('POST /api/staff/shift/notes/{id}/sign', { params, query, body: { version: last.version } }),
      );
      if (signed) await store.refresh();
      return signed !== null;
    },
    async draftAgain() {
      const last = await send();
      if (!last) return;
      const again = await attempt(() =>
        api.call('POST /api/staff/shift/notes', {
          query,
          body: { department: note.department?.key ?? null, again: last.version },
        }),
      );
      if (!again) return;
      setSaved(again);
      // Text typed during the requests is still unsaved.
      const more = latest.current;
      keep(more && { ...more, version: again.version });
      await store.refresh();
    },
    takeTheirs: () => keep(null),
    keepMine: () => typed && keep({ ...typed, version: current.version }),
  };
}
