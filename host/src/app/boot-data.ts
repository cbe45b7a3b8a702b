import type { BrandProfile } from '@bellkey/shared/brand';
import type { Composition } from '@bellkey/shared/remote';
import type { FirstData, RuntimeConfig } from '@bellkey/shared/shell';

/** What the server writes into each HTML page, so that the browser asks for nothing before it begins. */
export interface BootData {
  composition: Composition;
  brand: BrandProfile;
  config: RuntimeConfig;
  /** Seed of random choices (the variant of the 404 page), so that server and browser choose the same. */
  seed: number;
  /** `hydrate`: the frame and, for server pages, the page are in the HTML. `render`: the HTML is empty. */
  mode: 'hydrate' | 'render';
  requestId: string;
  /** The data of this visitor that the page in the HTML was rendered with; absent if there was none. */
  first?: FirstData;
  /** Share of tabs that report load times, from 0 to 1; absent: all tabs. */
  reportShare?: number;
}

/** Id of the JSON block in the HTML. */
export const BOOT_DATA_ID = 'bellkey-boot';
/** Id of the element that React renders into. */
export const ROOT_ID = 'bellkey';

/** Reads the server's JSON block. Throws when the page was not made by the host server: nothing can work then. */
export function parseBootData(document: Document): BootData {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  if (!text) throw new Error('The page carries no boot data.');
  return JSON.parse(text) as BootData;
}
