import { type Application, emptyApplication } from './application.ts';

const KEY = 'bellkey:staff-application';

/** What was typed here before a reload or another page; kept by this tab alone. */
export function loadApplication(storage: () => Storage): Application {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    return { ...emptyApplication, ...(typeof kept === 'object' ? kept : null) };
  } catch {
    return emptyApplication;
  }
}

/** Keeps everything but the password. Without storage it lives as long as the page. */
export function saveApplication({ password: _, ...application }: Application, storage: () => Storage): void {
  try {
    storage().setItem(KEY, JSON.stringify(application));
  } catch {
    // Then leaving the page loses it.
  }
}

/** It was sent. */
export function clearApplication(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
