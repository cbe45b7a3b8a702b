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

/** What is rendered, and at which kind of address. */
export interface RenderVisit {
  /** Path and query, as `/use-cases?for=hotel`; only the path for a page with first data. */
  url: string;
  /** Whether the address is a property's own. */
  atProperty?: boolean;
}

export interface RenderRequest extends RenderVisit {
  id: number;
  brand: BrandProfile;
  seed: number;
  /** Data that the page is rendered with; without it a client page is rendered as an outline. */
  first?: FirstData | undefined;
  /** Loads the page's module without rendering it, so that the first visitor does not wait for it. */
  warm?: boolean;
}

export type RenderAnswer = { id: number; html: string } | { id: number; error: string };
