import type { BrandProfile } from '@bellkey/shared/brand';
import type { Composition } from '@bellkey/shared/remote';
import type { RuntimeConfig } from '@bellkey/shared/shell';

/** Data of a rendering worker: one composition for its whole life. */
export interface RenderWorkerData {
  composition: Composition;
  /** Server container files by remote name. */
  serverEntries: Record<string, string>;
  config: RuntimeConfig;
}

export interface RenderRequest {
  id: number;
  /** Path and query, as `/use-cases?for=hotel`. */
  url: string;
  brand: BrandProfile;
  seed: number;
}

export type RenderAnswer = { id: number; html: string } | { id: number; error: string };
