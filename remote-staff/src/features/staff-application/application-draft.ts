import { type Application, emptyApplication } from './fields/application.ts';

const KEY = 'bellkey:staff-application';

/** The application as typed before a reload or another page; per tab. */
export function loadApplication(storage: () => Storage): Application {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    return { ...emptyApplication, ...(typeof kept === 'object' ? kept : null) };
  } catch {
    return emptyApplication;
  }
}

/** Saves everything but the password. Without storage it lasts as long as the page. */
export function saveApplication({ password: _, ...application }: Application, storage: () => Storage): void {
  try {
    storage().setItem(KEY, JSON.stringify(application));
  } catch {
    // Then leaving the page loses it.
  }
}

/** Deletes it after it was sent. */
export function clearApplication(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // There was nothing to delete.
  }
}
