import { type AssetFolder, assetUrl } from './asset-url.ts';
import type { AssetCategory, AssetEntry, AssetType, Dimensions } from './entry.ts';

/** The values that differ within a group. */
export interface AssetText {
  alt: string;
  description: string;
  tags: readonly string[];
  /** Where one asset differs from the rest of its group. */
  category?: AssetCategory;
}

interface GroupDefaults {
  folder: AssetFolder;
  type: AssetType;
  category: AssetCategory;
  dimensions: Dimensions;
  /** Default `svg`. */
  ending?: 'svg' | 'webp';
}

/** Builds the complete entries of a group from what differs between them. */
export function defineGroup<Key extends string, Text extends AssetText>(
  { folder, type, category, dimensions, ending }: GroupDefaults,
  texts: Readonly<Record<Key, Text>>,
): Readonly<Record<Key, AssetEntry & Text>> {
  const complete = Object.entries<Text>(texts).map(([key, text]) => [
    key,
    { url: assetUrl(folder, key, ending), type, category, dimensions, ...text },
  ]);
  return Object.fromEntries(complete) as Record<Key, AssetEntry & Text>;
}
