import type { DurableStorage } from '../../../durable-storage/durable-storage.ts';
import type { Menu } from './menu-view.ts';

const KEY = 'bellkey:menu-copy';
/** Raised when the copy's shape changes: an older copy is then dropped instead of misread. */
const VERSION = 1;

/** The menu as last loaded on this device. */
export interface MenuCopy {
  menu: Menu;
  /** Milliseconds since 1970. */
  at: number;
}

/** Saves the menu for the time without a connection. */
export function saveMenuCopy(storage: DurableStorage, propertyId: string, copy: MenuCopy): void {
  storage.set(KEY, JSON.stringify({ version: VERSION, propertyId, ...copy }));
}

/** The copy, if there is one of this property. */
export function loadMenuCopy(storage: DurableStorage, propertyId: string): MenuCopy | null {
  try {
    const kept = JSON.parse(storage.get(KEY) ?? 'null') as
      | (MenuCopy & { version: number; propertyId: string })
      | null;
    if (kept?.version !== VERSION || kept.propertyId !== propertyId) return null;
    return { menu: kept.menu, at: kept.at };
  } catch {
    return null;
  }
}
