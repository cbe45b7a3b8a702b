/** The shape of an asset (specification, section 3). */
export type AssetType = 'icon' | 'image' | 'photo' | 'svg';

export type AssetCategory =
  | 'interface'
  | 'marketing'
  | 'hotel'
  | 'dashboard'
  | 'integration'
  | 'payment'
  | 'social'
  | 'service';

export interface Dimensions {
  width: number;
  height: number;
}

/** One asset of the catalogue: a file that the host serves, and its description for people and programs. */
export interface AssetEntry {
  /** Absolute path on the host. */
  url: string;
  /** Alternative text. */
  alt: string;
  /** Its subject, its purpose and its owner. */
  description: string;
  type: AssetType;
  category: AssetCategory;
  /** Lower-case words for search. */
  tags: readonly string[];
  /** In pixels. */
  dimensions: Dimensions;
  /** For services: an example of a guest's first message. */
  starterMessage?: string;
}

/** A service's icon, which always has a starter message. */
export interface ServiceEntry extends AssetEntry {
  starterMessage: string;
}
