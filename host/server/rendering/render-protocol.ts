import type { BrandProfile } from '@bellkey/shared/brand';
import type { Composition } from '@bellkey/shared/remote';
import type { FirstData, RuntimeConfig } from '@bellkey/shared/shell';

/** Data of a rendering worker: one composition for its whole life. */
export interface RenderWorkerData {
  composition: Composition;
  /** Server container files by remote name. */
  serverEntries: Record<string, string>;
  config: RuntimeConfig;
}

export interface RenderRequest {
  id: number;
  /** Path and query, as `/use-cases?for=hotel`; of a page with first data the path alone. */
  url: string;
  brand: BrandProfile;
  seed: number;
  /** What the page of the path is rendered with; without it a client page is an outline. */
  first?: FirstData | undefined;
  /** Whether the page's module is loaded though nothing is rendered of it yet: the first visitor then waits for none. */
  warm?: boolean;
}

export type RenderAnswer = { id: number; html: string } | { id: number; error: string };
