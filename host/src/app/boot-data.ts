import type { BrandProfile } from '@bellkey/shared/brand';
import type { Composition } from '@bellkey/shared/remote';
import type { FirstData, RuntimeConfig } from '@bellkey/shared/shell';

/** What the server writes into each HTML page, so that the browser asks for nothing before it begins. */
export interface BootData {
  composition: Composition;
  brand: BrandProfile;
  config: RuntimeConfig;
  /** Picks what is random (the 404's variant), alike on server and browser. */
  seed: number;
  /** `hydrate`: the frame and, for server pages, the page are in the HTML. `render`: the HTML is empty. */
  mode: 'hydrate' | 'render';
  requestId: string;
  /** What the page in the HTML was rendered with for this visitor; absent where it was not. */
  first?: FirstData;
  /** Share of tabs that report how loading went, from 0 to 1; all of them when it is left out. */
  reportShare?: number;
}

/** Id of the JSON block in the HTML. */
export const BOOT_DATA_ID = 'bellkey-boot';
/** Id of the element that React renders into. */
export const ROOT_ID = 'bellkey';

/** Reads the server's JSON block. Throws when the page was not made by the host server: nothing can work then. */
export function parseBootData(document: Document): BootData {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  if (!text) throw new Error('This page carries no boot data; it was not made by the host server.');
  return JSON.parse(text) as BootData;
}
